/** The last turn in one line, and the steps that show it again. */
import type { LogEntry } from '../tableLog'

export interface Turn {
  seat: number
  /** its entries of the log, in order */
  lines: readonly LogEntry[]
}

/** The newest turn of those whose turns are followed; undone moves do not count. */
export function lastTurn(lines: readonly LogEntry[], follows: (seat: number) => boolean): Turn | null {
  const moves = lines.filter((line) => line.move !== null && !line.undone)
  const end = moves.findLastIndex((line) => follows(line.seat))
  const seat = moves[end]?.seat
  if (seat === undefined) return null
  const begin = moves.findLastIndex((line, at) => at < end && line.seat !== seat) + 1
  return { seat, lines: moves.slice(begin, end + 1) }
}

/** The sentences of a turn as one line: those that begin alike are joined, such as `Otmar builds: L10, K10, M9.` */
export function inOneLine(turn: Turn): string {
  const told: string[] = []
  for (const sentence of turn.lines.flatMap((line) => sentencesOf(line, turn.seat))) {
    const begun = beginning(sentence)
    const before = told.findIndex((one) => begun !== '' && beginning(one) === begun)
    if (before < 0) told.push(sentence)
    else told[before] = `${(told[before] ?? '').replace(/\.$/, '')}, ${sentence.slice(begun.length)}`
  }
  return told.join(' ')
}

/** What an entry tells of its own player; the next turn may begin in the same entry. */
function sentencesOf(line: LogEntry, seat: number): readonly string[] {
  const own = line.events.filter((event) => event.seat === seat && event.text).map((event) => event.text)
  return own.length ? own : line.events.length ? [] : line.story
}

/** What stands before a list, with its colon; empty where there is none. */
function beginning(sentence: string): string {
  return /^[^:]*: /.exec(sentence)?.[0] ?? ''
}

/** The steps that show a turn again: the one before it, and its own. None if they are not known any more. */
export function stepsOf<S extends { seq: number }>(turn: Turn, past: readonly S[]): readonly S[] {
  const seqs = new Set(turn.lines.map((line) => line.seq))
  const first = past.findIndex((step) => seqs.has(step.seq))
  const last = past.findLastIndex((step) => seqs.has(step.seq))
  return first > 0 ? past.slice(first - 1, last + 1) : []
}
