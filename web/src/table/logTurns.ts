/** The log as a story: the moves of a turn in one entry, with its points, and what began after it in another. */
import { rulesOf, type LogEntry } from './tableLog'

export interface LogTurn {
  key: string
  /** the first and the last entry of the log that it tells */
  first: number
  last: number
  kind: string
  /** whose turn it is; null for what begins after one */
  seat: number | null
  story: readonly string[]
  points: number
  rules: readonly string[]
  undone: boolean
  /** whether the table made a choice in it, since there was no other */
  forced: boolean
  seats: readonly number[]
}

/** The entries of a log as turns, in order. */
export function logTurns(lines: readonly LogEntry[]): readonly LogTurn[] {
  const found: LogTurn[] = []
  for (const line of lines) {
    const begun = found.at(-1)
    const own = turnOf(line)
    if (begun && continues(begun, line)) found[found.length - 1] = joined(begun, own)
    else if (own.story.length || line.move === null) found.push(own)
    if (line.turn?.after?.length) found.push(whatBegan(line, line.turn.after))
  }
  return found
}

function turnOf(line: LogEntry): LogTurn {
  const turn = line.undone ? null : line.turn
  const events = line.events.slice(0, turn?.events)
  return {
    key: String(line.seq),
    first: line.seq,
    last: line.seq,
    kind: line.kind,
    seat: line.seat,
    story: turn?.text ?? line.story,
    points: turn?.points ?? 0,
    rules: rulesOf({ events }),
    undone: line.undone,
    forced: line.forced,
    seats: [line.seat, ...seatsIn(events)],
  }
}

function whatBegan(line: LogEntry, story: readonly string[]): LogTurn {
  const events = line.events.slice(line.turn?.events ?? 0)
  const none = { kind: 'after', seat: null, points: 0, undone: line.undone, forced: false }
  const seats = seatsIn(events)
  return { ...none, key: `${line.seq}+`, first: line.seq, last: line.seq, story, rules: rulesOf({ events }), seats }
}

/** Whether an entry tells again, with more, the turn that was told last. */
function continues(begun: LogTurn, line: LogEntry): boolean {
  const whole = line.turn && begun.seat === line.seat && line.turn.since <= begun.first
  return Boolean(whole) && !line.undone && !begun.undone && begun.kind === line.kind
}

function joined(begun: LogTurn, more: LogTurn): LogTurn {
  const rules = [...new Set([...begun.rules, ...more.rules])]
  return {
    ...more,
    key: begun.key,
    first: begun.first,
    rules,
    forced: begun.forced || more.forced,
    seats: [...begun.seats, ...more.seats],
  }
}

function seatsIn(events: LogEntry['events']): number[] {
  return events.flatMap((event) => (typeof event.seat === 'number' ? event.seat : []))
}

/** The turns of a seat that contain a text; empty filters match all. */
export function filtered(turns: readonly LogTurn[], seat: number | null, search: string): readonly LogTurn[] {
  const needle = search.trim().toLocaleLowerCase()
  const has = (text: string) => text.toLocaleLowerCase().includes(needle)
  return turns.filter(
    (turn) => (seat === null || turn.seats.includes(seat)) && (!needle || turn.story.some(has) || turn.rules.some(has)),
  )
}
