/** The log of a table in order, with undone moves marked. */
import type { Happened, TurnStory } from '../wire/types'
import type { ShownEvent } from './model'

export interface LogEntry {
  seq: number
  kind: string
  seat: number
  at: number
  word: string | null
  events: readonly ShownEvent[]
  /** the events as sentences, if the server sends them */
  story: readonly string[]
  /** the turn that it belongs to, told again up to here, if that says more */
  turn: TurnStory | null
  /** whether the table made this move, since there was no other */
  forced: boolean
  /** the number of this move; null for other entries */
  move: number | null
  undone: boolean
}

/** The log with new entries added; known ones are skipped. */
export function extended(lines: readonly LogEntry[], happened: readonly Happened[]): readonly LogEntry[] {
  const known = lines.at(-1)?.seq ?? 0
  const added = happened.filter((one) => one.seq > known)
  if (!added.length) return lines
  const found = [...lines]
  for (const one of added) {
    if (one.kind === 'undo') markUndone(found, Number(one.word))
    found.push(entryOf(one, one.kind === 'move' ? moveCount(found) + 1 : null))
  }
  return found
}

/** The number of moves that were not undone. */
export function moveCount(lines: readonly LogEntry[]): number {
  return lines.findLast((line) => line.move !== null && !line.undone)?.move ?? 0
}

function markUndone(lines: LogEntry[], remaining: number): void {
  for (const [i, line] of lines.entries()) {
    if (line.move !== null && line.move > remaining) lines[i] = { ...line, undone: true }
  }
}

function entryOf(one: Happened, move: number | null): LogEntry {
  const events = one.events.map(shownEvent)
  const story = one.text?.length ? one.text : events.map((event) => event.text).filter(Boolean)
  return {
    seq: one.seq,
    kind: one.kind,
    seat: one.seat,
    at: one.at,
    word: one.word,
    events,
    story,
    turn: one.turn ?? null,
    forced: one.forced ?? false,
    move,
    undone: false,
  }
}

/** An event from the wire; without a text it is shown by its name. */
export function shownEvent(event: Record<string, unknown>): ShownEvent {
  return {
    ...event,
    event: typeof event['event'] === 'string' ? event['event'] : '',
    text: typeof event['text'] === 'string' ? event['text'] : '',
    rule: typeof event['rule'] === 'string' ? event['rule'] : '',
  }
}

/** Why a round is the last, in the reader's words; null in any other round. */
export function lastRoundOf(
  known: { last_round?: Record<string, unknown> | null } | undefined | null,
): ShownEvent | null {
  return known?.last_round ? shownEvent(known.last_round) : null
}

/** Whether entries are missing between the known ones and those of a message. */
export function hasGap(
  known: number,
  update: { position: { seq: number }; happened: readonly { seq: number }[] },
): boolean {
  const first = update.happened.find((one) => one.seq > known)
  return first ? first.seq > known + 1 : update.position.seq > known
}

/** The rules of events, each once. */
export function rulesOf(line: Pick<LogEntry, 'events'>): readonly string[] {
  return [...new Set(line.events.map((event) => event.rule).filter(Boolean))]
}
