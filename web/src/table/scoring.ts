/** Where points came from: the events of a whole game, added up by rule and seat. */
import type { LogEntry } from './tableLog'
import type { ShownEvent } from './model'

export interface Reason {
  rule: string
  /** points by seat */
  points: readonly number[]
  /** its events, by seat */
  events: readonly (readonly ShownEvent[])[]
}

/** The points or gold that an event gave its seat; predictions do not count. */
export function pointsIn(event: ShownEvent): number {
  if (event.event.endsWith('Shifted')) return 0
  const found = event['points'] ?? event['gold']
  return typeof found === 'number' ? found : 0
}

/** One reason for each rule that scored points, in the order of the first points. */
export function reasons(lines: readonly LogEntry[], players: number): readonly Reason[] {
  const found = new Map<string, ShownEvent[][]>()
  for (const event of lines.filter((line) => !line.undone).flatMap((line) => line.events)) {
    if (event.seat === undefined || event.seat >= players || !pointsIn(event)) continue
    const events = found.get(event.rule) ?? Array.from({ length: players }, () => [])
    events[event.seat]?.push(event)
    found.set(event.rule, events)
  }
  return [...found].map(([rule, events]) => ({ rule, events, points: events.map(sum) }))
}

function sum(events: readonly ShownEvent[]): number {
  return events.reduce((total, event) => total + pointsIn(event), 0)
}

export interface Group {
  title: string
  rules: readonly string[]
  points: readonly number[]
  events: readonly (readonly ShownEvent[])[]
}

/** Reasons of the same title as one row with all its rules. */
export function grouped(all: readonly Reason[], title: (rule: string) => string): readonly Group[] {
  const found = new Map<string, Reason[]>()
  for (const reason of all) {
    const key = title(reason.rule) || reason.rule
    found.set(key, [...(found.get(key) ?? []), reason])
  }
  return [...found].map(([key, rows]) => ({
    title: rows[0]?.rule === key ? '' : key,
    rules: rows.map((row) => row.rule),
    points: (rows[0]?.points ?? []).map((_, seat) => rows.reduce((total, row) => total + (row.points[seat] ?? 0), 0)),
    events: (rows[0]?.events ?? []).map((_, seat) => rows.flatMap((row) => row.events[seat] ?? [])),
  }))
}

/** The points that no reason explains, for example those without an event. */
export function unexplained(all: readonly Reason[], result: readonly number[]): readonly number[] {
  return result.map((total, seat) => total - all.reduce((sofar, reason) => sofar + (reason.points[seat] ?? 0), 0))
}

/** The line of a seat's scores in a field of the given size, as points of an SVG polyline. */
export function chartLine(scores: readonly number[], most: number, width: number, height: number): string {
  const across = width / Math.max(1, scores.length - 1)
  const up = height / Math.max(1, most)
  return scores.map((score, i) => `${(i * across).toFixed(1)},${(height - score * up).toFixed(1)}`).join(' ')
}
