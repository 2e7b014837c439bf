/** The final scoring in chapters: all events with points, by rule, those of the end of the game last. */
import type { ShownEvent } from '../../table/model'
import { pointsIn } from '../../table/scoring'

export interface Chapter {
  rule: string
  /** all its rules; the first one gives its title */
  rules: readonly string[]
  /** whether it is scored only at the end */
  final: boolean
  /** by seat */
  points: readonly number[]
  events: readonly (readonly ShownEvent[])[]
}

/** A chapter for each rule that scored points, in the order of the first points. */
export function chaptersOf(steps: readonly (readonly ShownEvent[])[], players: number): readonly Chapter[] {
  const found = new Map<string, { final: boolean; events: ShownEvent[][] }>()
  for (const [number, events] of steps.entries()) {
    for (const event of events) {
      if (event.seat === undefined || event.seat >= players || !pointsIn(event)) continue
      const fresh = () => ({
        final: number === steps.length - 1,
        events: Array.from({ length: players }, () => [] as ShownEvent[]),
      })
      const chapter = found.get(event.rule) ?? fresh()
      chapter.events[event.seat]?.push(event)
      found.set(event.rule, chapter)
    }
  }
  const made = [...found].map(([rule, { final, events }]) => ({
    rule,
    rules: [rule],
    final,
    events,
    points: events.map(total),
  }))
  return [...made.filter((chapter) => !chapter.final), ...made.filter((chapter) => chapter.final)]
}

function total(events: readonly ShownEvent[]): number {
  return events.reduce((sum, event) => sum + pointsIn(event), 0)
}

/** The chapters, with those of the same title merged. */
export function merged(chapters: readonly Chapter[], title: (rule: string) => string): readonly Chapter[] {
  const found = new Map<string, Chapter>()
  for (const chapter of chapters) {
    const key = `${chapter.final} ${title(chapter.rule) || chapter.rule}`
    const before = found.get(key)
    found.set(key, before ? joined(before, chapter) : chapter)
  }
  return [...found.values()]
}

function joined(one: Chapter, other: Chapter): Chapter {
  return {
    ...one,
    rules: [...one.rules, ...other.rules],
    points: one.points.map((points, seat) => points + (other.points[seat] ?? 0)),
    events: one.events.map((events, seat) => [...events, ...(other.events[seat] ?? [])]),
  }
}

/** The points of each seat after the first `count` chapters. */
export function sumAfter(chapters: readonly Chapter[], count: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) =>
    chapters.slice(0, count).reduce((sum, chapter) => sum + (chapter.points[seat] ?? 0), 0),
  )
}

export interface Segment {
  chapter: number
  rule: string
  from: number
  points: number
}

/** One seat's bar: a segment for each chapter that scored points; negative points shorten the bar. */
export function barOf(chapters: readonly Chapter[], seat: number): readonly Segment[] {
  const bar: Segment[] = []
  let height = 0
  for (const [chapter, { rule, points }] of chapters.entries()) {
    const gained = points[seat] ?? 0
    if (gained > 0) bar.push({ chapter, rule, from: height, points: gained })
    height = Math.max(0, height + gained)
  }
  return bar
}

/** The seats, the winner first. */
export function ranked(places: readonly number[], players: number): readonly number[] {
  return [...Array(players).keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
}
