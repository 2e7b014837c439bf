/** The cards of a round as they are turned over: in the order of their ranks. */
import { BEAT_MS } from '../../motion/cues'
import type { ShownEvent } from '../../table/model'

/** How many beats pass between one card and the next. */
export const TURN_BEATS = 2
export const TURN_MS = TURN_BEATS * BEAT_MS

/** Whether the cards were turned over in the newest step. */
export function revealedIn(latest: readonly ShownEvent[]): boolean {
  return latest.some((event) => event.event === 'CardsRevealed')
}
