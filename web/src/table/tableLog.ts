/** The log of a table: what happened, in the order it did, with what was taken back marked. */
import type { Happened } from '../wire/types'
import type { Told } from './model'

export interface LogEntry {
  seq: number
  kind: string
  seat: number
  at: number
  word: string | null
  events: readonly Told[]
  /** the events as a story, where the server tells one */
  story: readonly string[]
  /** how many moves had been made when this one was; null for what is no move */
  move: number | null
  undone: boolean
}

/** The lines after more has happened. What is known already is passed over. */
export function extended(lines: readonly LogEntry[], happened: readonly Happened[]): readonly LogEntry[] {
  const known = lines.at(-1)?.seq ?? 0
  const news = happened.filter((one) => one.seq > known)
  if (!news.length) return lines
  const found = [...lines]
  for (const one of news) {
    if (one.kind === 'undo') takeBack(found, Number(one.word))
    found.push(lineOf(one, one.kind === 'move' ? standing(found) + 1 : null))
  }
  return found
}

/** How many moves have been made and not been taken back. */
export function standing(lines: readonly LogEntry[]): number {
  return lines.findLast((line) => line.move !== null && !line.undone)?.move ?? 0
}

function takeBack(lines: LogEntry[], remaining: number): void {
  for (const [i, line] of lines.entries()) {
    if (line.move !== null && line.move > remaining) lines[i] = { ...line, undone: true }
  }
}

function lineOf(one: Happened, move: number | null): LogEntry {
  const events = one.events.map(toldOf)
  const story = one.text?.length ? one.text : events.map((event) => event.text).filter(Boolean)
  return {
    seq: one.seq,
    kind: one.kind,
    seat: one.seat,
    at: one.at,
    word: one.word,
    events,
    story,
    move,
    undone: false,
  }
}

/** An event from the wire; one without words is told by its name. */
export function toldOf(event: Record<string, unknown>): Told {
  return {
    ...event,
    event: typeof event['event'] === 'string' ? event['event'] : '',
    text: typeof event['text'] === 'string' ? event['text'] : '',
    rule: typeof event['rule'] === 'string' ? event['rule'] : '',
  }
}

/** Whether a line is missing between what is known and what was told. */
export function hasGap(
  known: number,
  told: { position: { seq: number }; happened: readonly { seq: number }[] },
): boolean {
  const first = told.happened.find((one) => one.seq > known)
  return first ? first.seq > known + 1 : told.position.seq > known
}

/** The rules that a line stands on, each once. */
export function rulesOf(line: LogEntry): readonly string[] {
  return [...new Set(line.events.map((event) => event.rule).filter(Boolean))]
}

/** Lines of one seat, or with a word in them; empty wishes let everything through. */
export function filtered(lines: readonly LogEntry[], seat: number | null, wish: string): readonly LogEntry[] {
  const sought = wish.trim().toLocaleLowerCase()
  return lines.filter(
    (line) =>
      (seat === null || line.seat === seat || line.events.some((event) => event.seat === seat)) &&
      (!sought ||
        line.story.some((text) => text.toLocaleLowerCase().includes(sought)) ||
        rulesOf(line).some((rule) => rule.toLocaleLowerCase().includes(sought))),
  )
}
