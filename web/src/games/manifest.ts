import type { Lesson } from '../learn/lesson'
import type { GameScreen } from '../table/model'

/** A key and the message that explains it in the help. */
export type Key = readonly [keys: string, message: string]

/** A remark in the set-up of a table, and the rule behind it. */
export interface Note {
  message: string
  rule: string
}

/** What belongs to a game in the browser; each folder here has one in its index.ts. */
export interface GameManifest {
  /** the board, fetched when the first table of the game is opened */
  screen: () => Promise<{ screen: GameScreen<never> }>
  /** the guided first game, fetched when it is wanted */
  lesson?: () => Promise<{ lesson: Lesson<never> }>
  /** keys of the board beyond those of every table */
  keys: readonly Key[]
  /** what to know about expansions with this number of players; `some` says whether any is picked */
  expansionNotes?: (players: number, some: boolean) => readonly Note[]
}
