import type { Scene as TableScene } from '../../table/model'
import type { Presented } from './types'

/** A table, a plan or a step of a replay of this game. */
export type Scene = TableScene<Presented>
