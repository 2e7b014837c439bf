/** Points of the seats now, where the board has them. */
import type { Scene } from './model'

export function scoreOf(scene: Scene, seat: number): number | null {
  const scores = scene.board['scores']
  const score: unknown = Array.isArray(scores) ? scores[seat] : undefined
  return typeof score === 'number' ? score : null
}
