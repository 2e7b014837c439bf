/** What games say about an event: which things travel, from where to where, and how it sounds. */
import type { Sound } from '../table/sounds'

/**
 * A place on the screen: elements have its name in `data-at`. Where the screen has none of the first name, the next
 * one counts, for example that of a player where the supply is not shown.
 */
export type Place = readonly string[]

/** What is written on something that travels. */
export interface Label {
  kind: 'points' | 'coins'
  text: string
  seat?: number
}

export interface Cue {
  /** what travels: a copy of what stands at this place afterwards, or a label */
  copy?: Place
  label?: Label
  from?: Place
  /** where it goes; `copy` if not given */
  to?: Place
  /** what travels is a copy of what stood at `from` before, where that was on the screen */
  carries?: boolean
  /** what leaves the screen now and arrives in a later step */
  keeps?: Place
  /** turned over on the way, as a card is */
  turns?: boolean
  /** what may be seen only when the thing has arrived; `copy` if not given */
  lands?: Place | null
  sound?: Sound
  /** how many beats later the next one begins */
  beats?: number
}

/** The time from the beginning of a cue to that of the next, at normal speed. */
export const BEAT_MS = 150
/** The time that a thing travels. */
export const TRAVEL_MS = 420
const SHORTEST_MS = 220
const STEP_MS = 550
const LONGEST_MS = 2800

/** When each cue begins, in ms at normal speed. */
export function starts(cues: readonly Cue[]): readonly number[] {
  let at = 0
  return cues.map((cue) => {
    const start = at
    at += (cue.beats ?? 1) * BEAT_MS
    return start
  })
}

/** How long others' steps with these cues are shown: a single thing half a second, nothing to see only a moment. */
export function stepTime(cues: readonly Cue[]): number {
  if (!cues.length) return SHORTEST_MS
  const all = cues.reduce((sum, cue) => sum + (cue.beats ?? 1) * BEAT_MS, 0)
  return Math.min(LONGEST_MS, Math.max(STEP_MS, all + TRAVEL_MS - BEAT_MS))
}

/** Points that rise from a place and fly to their owner's score. */
export function pointsCue(seat: number, points: number, text: string, from: Place): Cue {
  return {
    label: { kind: 'points', text, seat },
    from,
    to: [`score.${seat}`, `seat.${seat}`],
    lands: null,
    beats: points ? 1 : 0,
  }
}

/** Coins on their way. */
export function coinsCue(text: string, from: Place, to: Place): Cue {
  return { label: { kind: 'coins', text }, from, to, lands: null, sound: 'coins' }
}
