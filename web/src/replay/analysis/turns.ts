/** Turns that were judged: which one a step belongs to, what else could have been done, and which cost most. */
import type { JudgedAnswer, JudgedTurn } from '../../wire/types'

/** Where the game stands once the turn is played. */
export function lastStep(turn: JudgedTurn): number {
  return turn.step + turn.played.words.length - 1
}

/** The turn that a step belongs to; none where nothing was compared, or where nobody has thought yet. */
export function turnAt(turns: readonly JudgedTurn[], step: number): JudgedTurn | null {
  return turns.find((turn) => turn.step <= step && step <= lastStep(turn)) ?? null
}

/** The turns of a list of steps, in its order. */
export function turnsOf(turns: readonly JudgedTurn[], steps: readonly number[]): readonly JudgedTurn[] {
  const known = new Map(turns.map((turn) => [turn.step, turn]))
  return steps.flatMap((step) => known.get(step) ?? [])
}

/** Where the next of these turns ends, or the one before; null if there is none. */
export function following(turns: readonly JudgedTurn[], at: number): number | null {
  const ends = turns.map(lastStep).filter((step) => step > at)
  return ends.length ? Math.min(...ends) : null
}

export function preceding(turns: readonly JudgedTurn[], at: number): number | null {
  const ends = turns.map(lastStep).filter((step) => step < at)
  return ends.length ? Math.max(...ends) : null
}

/** How far ahead of the best of the others a seat is; alone it is ahead of nobody. */
export function lead(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat)
  return (points[seat] ?? 0) - (others.length ? Math.max(...others) : 0)
}

export interface Option {
  answer: JudgedAnswer
  best: boolean
  played: boolean
  /** points of lead less than with the best; of what was played those that the turn gave away */
  behind: number
  text: string
  /** what was tried less often and looks better than the best by luck: no more can be said of it */
  unsure: boolean
  /** where it is done, if another one that reads alike is done elsewhere */
  where: string
  /** counted from 1 among those that words do not tell apart; 0: it needs no number */
  variant: number
}

/** Everything that was thought about in a turn: the best first, then what is less far behind it first. */
export function optionsIn(turn: JudgedTurn): readonly Option[] {
  const same = turn.best.words.join() === turn.played.words.join()
  const answers = same ? [turn.best, ...turn.others] : [turn.best, ...turn.others, turn.played]
  const most = lead(turn.best.points, turn.seat)
  const found = answers.map((answer, i) => {
    const played = same ? i === 0 : answer === turn.played
    const behind = played ? turn.lost : most - lead(answer.points, turn.seat)
    const unsure = i > 0 && !played && (behind < 0 || answer.chance > turn.best.chance)
    return { answer, best: i === 0, played, behind, text: textOf(answer), unsure }
  })
  return toldApart(found.sort((a, b) => Number(b.best) - Number(a.best) || a.behind - b.behind))
}

/** What reads alike, told apart by its place, or by a number where even that is the same. */
function toldApart<Told extends { answer: JudgedAnswer; text: string }>(found: readonly Told[]) {
  const placed = found.map((one) => {
    const wheres = found.filter((other) => other.text === one.text).map((other) => whereOf(other.answer))
    return { ...one, where: new Set(wheres).size > 1 ? whereOf(one.answer) : '' }
  })
  return placed.map((one) => {
    const alike = placed.filter((other) => other.text === one.text && other.where === one.where)
    return { ...one, variant: alike.length > 1 ? alike.indexOf(one) + 1 : 0 }
  })
}

function whereOf(answer: JudgedAnswer): string {
  return answer.choices.flatMap(({ where }) => (typeof where === 'string' && where) || []).join(' ')
}

/** What an answer says, in sentences; a word that cannot be told stands for itself. */
export function textOf(answer: JudgedAnswer): string {
  const told = answer.choices.map((choice, i) => {
    const text = choice['text']
    return typeof text === 'string' && text ? text : (answer.words[i] ?? '')
  })
  return told.join(' ')
}

export interface Account {
  seat: number
  /** the worst first */
  mistakes: readonly JudgedTurn[]
  /** what the worst of them gave away; a sum would be no points of any game */
  most: number
}

/** The mistakes of each seat. */
export function accounts(mistakes: readonly JudgedTurn[], players: number): readonly Account[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = mistakes.filter((turn) => turn.seat === seat)
    return { seat, mistakes: own, most: Math.max(0, ...own.map((turn) => turn.lost)) }
  })
}

/** Points as people say them: whole, and never none for a mistake. */
export function about(lost: number): number {
  return Math.max(1, Math.round(lost))
}

/** Minutes until all is thought about, from what was done since the beginning; null where that is no help yet. */
export function minutesLeft(done: number, rest: number, seconds: number): number | null {
  if (done < 3 || seconds < 4) return null
  return Math.max(1, Math.ceil((rest * seconds) / done / 60))
}
