/** Points of the seats now, where the board has them. */
import type { Scene } from './model'

export function scoreOf(scene: Scene, seat: number): number | null {
  return scene.board.scores?.[seat] ?? null
}
