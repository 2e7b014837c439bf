/** Analysed turns: the turn of a step, its alternatives, and the biggest mistakes. */
import type { JudgedAnswer, JudgedTurn } from '../../wire/types'

/** The last step of a turn. */
export function lastStep(turn: JudgedTurn): number {
  return turn.step + turn.played.words.length - 1
}

/** The turn of a step; undefined if it has not been analysed. */
export function turnAt(turns: readonly JudgedTurn[], step: number): JudgedTurn | null {
  return turns.find((turn) => turn.step <= step && step <= lastStep(turn)) ?? null
}

/** The turns of a list of steps, in its order. */
export function turnsOf(turns: readonly JudgedTurn[], steps: readonly number[]): readonly JudgedTurn[] {
  const known = new Map(turns.map((turn) => [turn.step, turn]))
  return steps.flatMap((step) => known.get(step) ?? [])
}

/** The last step of the next of these turns, or of the one before; null if there is none. */
export function following(turns: readonly JudgedTurn[], at: number): number | null {
  const ends = turns.map(lastStep).filter((step) => step > at)
  return ends.length ? Math.min(...ends) : null
}

export function preceding(turns: readonly JudgedTurn[], at: number): number | null {
  const ends = turns.map(lastStep).filter((step) => step < at)
  return ends.length ? Math.max(...ends) : null
}

/** A seat's lead over its best opponent; in a solo game its points. */
export function lead(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat)
  return (points[seat] ?? 0) - (others.length ? Math.max(...others) : 0)
}

export interface Option {
  answer: JudgedAnswer
  best: boolean
  played: boolean
  /** the lead lost against the best move; for the move played, the loss of the turn */
  behind: number
  text: string
  /** had fewer playouts and looks better than the best move by chance */
  unsure: boolean
  /** its place, if another move with the same text has another place */
  where: string
  /** numbers moves with the same text from 1; 0 if the text is unique */
  variant: number
}

/** All moves considered in a turn: the best first, then by distance from it. */
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
  return distinguished(found.sort((a, b) => Number(b.best) - Number(a.best) || a.behind - b.behind))
}

/** Distinguishes moves with the same text by their place, or else by a number. */
function distinguished<ShownEvent extends { answer: JudgedAnswer; text: string }>(found: readonly ShownEvent[]) {
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

/** A move as sentences; a word without a text is shown as notation. */
export function textOf(answer: JudgedAnswer): string {
  const texts = answer.choices.map((choice, i) => {
    const text = choice['text']
    return typeof text === 'string' && text ? text : (answer.words[i] ?? '')
  })
  return texts.join(' ')
}

export interface Account {
  seat: number
  /** the worst first */
  mistakes: readonly JudgedTurn[]
  /** the largest loss; losses of different turns cannot be added up */
  most: number
}

/** The mistakes of each seat. */
export function accounts(mistakes: readonly JudgedTurn[], players: number): readonly Account[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = mistakes.filter((turn) => turn.seat === seat)
    return { seat, mistakes: own, most: Math.max(0, ...own.map((turn) => turn.lost)) }
  })
}

/** Rounded points, at least 1 for a mistake. */
export function about(lost: number): number {
  return Math.max(1, Math.round(lost))
}

/** The estimated minutes left; null until there is enough to estimate from. */
export function minutesLeft(done: number, rest: number, seconds: number): number | null {
  if (done < 3 || seconds < 4) return null
  return Math.max(1, Math.ceil((rest * seconds) / done / 60))
}
