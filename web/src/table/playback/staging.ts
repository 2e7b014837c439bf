/** How a table shows its steps: those of others one after the other, the own ones at once. */
import { stepTime } from '../../motion/cues'
import { motion } from '../../motion/speed.svelte'
import type { GameScreen } from '../model'
import type { Table } from '../table.svelte'
import type { Moment } from '../viewerCache.svelte'

/** After an own move, the next step begins a little later. */
const OWN_MS = 320
/** The most that the steps of others keep a player from their turn; a tap or a key ends them at once. */
const MOST_MS = 3000

/** Makes a table show its steps at the pace that the person has chosen. */
export function stage(table: Table, screen: GameScreen): void {
  const { cache } = table
  const isOwn = (moment: Moment) => moment.by !== null && table.ownSeats.includes(moment.by)
  const asks = (seat: number) => Boolean(cache.live(seat)?.position.asked)
  const decides = () => table.asked !== null

  cache.playback.pace = {
    factor: () => (document.visibilityState === 'hidden' ? 0 : motion.factor),
    hurry: () => table.ownSeats.some(asks),
    most: () => MOST_MS * motion.factor,
  }
  cache.staging = {
    timed: (moment) => {
      if (moment.by === null) return { ms: 0 }
      const ms = stepTime(moment.events.flatMap((event) => screen.cues?.(table, event) ?? []))
      return isOwn(moment) ? { ms: Math.min(ms, OWN_MS) } : { ms, watched: true }
    },
    // a player who decides while others do too is not kept waiting
    atOnce: (moment) => isOwn(moment) || decides(),
    unscored: screen.unscored ?? ((board) => board),
  }
}
