/** Whether things move, and how fast, as the person and the system want it. */
import { MediaQuery } from 'svelte/reactivity'
import { settings, type Speed } from '../table/settings.svelte'

const FACTORS: Record<Speed, number> = { instant: 0, fast: 0.7, normal: 1, slow: 1.8 }
const reduced = new MediaQuery('(prefers-reduced-motion: reduce)')

export const motion = {
  /** a factor for all times; 0 where nothing moves */
  get factor(): number {
    return reduced.current ? 0 : FACTORS[settings.speed]
  },
  /** whether the system asks for less motion */
  get reduced(): boolean {
    return reduced.current
  },
}
