/** The cards of a round as they are turned over: in the order of their ranks, and when each of them takes effect. */
import { BEAT_MS, type Cue, starts } from '../../motion/cues'
import type { ShownEvent } from '../../table/model'
import type { Card } from './types'

/** How many beats pass between one card and the next. */
export const TURN_BEATS = 2.4

export interface Turned {
  seat: number
  card: number
  rank: number
  /** when it is turned over, in ms after the step began */
  turns: number
  /** when it takes effect; null if that is not in this step */
  acts: number | null
}

export interface Reveal {
  cards: readonly Turned[]
  /** when the last effect of this step is over */
  ends: number
}

/** The cards that were turned over in these events; null if none were. */
export function revealOf(
  latest: readonly ShownEvent[],
  catalogue: readonly Card[],
  order: readonly number[],
  cuesOf: (event: ShownEvent) => readonly Cue[],
): Reveal | null {
  const at = latest.findIndex((event) => event.event === 'CardsRevealed')
  const selected = latest[at]?.['cards']
  if (!Array.isArray(selected)) return null
  const times = starts(latest.map((event) => ({ beats: beatsOf(cuesOf(event)) })))
  const begin = times[at] ?? 0
  const cards = inOrder(selected as readonly number[], catalogue, order).map((one, number) => ({
    ...one,
    turns: begin + number * TURN_BEATS * BEAT_MS,
    acts: actsAt(one, latest, times),
  }))
  const [last = begin] = times.slice(-1)
  return { cards, ends: last + beatsOf(cuesOf(latest.at(-1) ?? { event: '', text: '', rule: '' })) * BEAT_MS }
}

function beatsOf(cues: readonly Cue[]): number {
  return cues.reduce((sum, cue) => sum + (cue.beats ?? 1), 0)
}

function actsAt(
  { seat, card }: { seat: number; card: number },
  latest: readonly ShownEvent[],
  times: readonly number[],
): number | null {
  const at = latest.findIndex((event) => event.event === 'CardOpened' && event.seat === seat && event['card'] === card)
  return at < 0 ? null : (times[at] ?? null)
}

/** The selected cards by rank, then in the order of play. */
function inOrder(
  selected: readonly number[],
  catalogue: readonly Card[],
  order: readonly number[],
): { seat: number; card: number; rank: number }[] {
  const all = selected.flatMap((bits, seat) =>
    catalogue.flatMap(({ rank }, card) => ((bits >> card) & 1 ? [{ seat, card, rank }] : [])),
  )
  return all.toSorted((one, other) => one.rank - other.rank || order.indexOf(one.seat) - order.indexOf(other.seat))
}
