import type { Scene as TableScene } from '../../table/model'
import type { Presented } from './types'

/** A table, a plan or a step of a replay of this game. */
export type Scene = TableScene<Presented>

/** The seat whose castle, cards and money are shown: that of a replayed move, else the own one, else the active one. */
export function seatShown(scene: Scene): number {
  return scene.mover ?? scene.seat ?? scene.board.turn
}
