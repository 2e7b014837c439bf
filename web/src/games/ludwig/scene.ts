import type { Scene as TableScene } from '../../table/model'
import type { Presented } from './types'

/** A table, a plan or a step of a replay of this game. */
export type Scene = TableScene<Presented>

/** The seat whose castle, cards and money come first: that of the move that is shown, one's own, or the one to move. */
export function seatShown(scene: Scene): number {
  return scene.mover ?? scene.seat ?? scene.board.turn
}
