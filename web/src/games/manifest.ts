import type { Lesson } from '../learn/lesson'
import type { GameScreen } from '../table/model'

/** A key and the message that explains it in the help. */
export type Key = readonly [keys: string, message: string]

/** A remark in the set-up of a table, and the rule behind it. */
export interface Note {
  message: string
  rule: string
}

/** The browser's part of a game; each folder here exports one from its index.ts. */
export interface GameManifest {
  /** the board, fetched when the first table of the game is opened */
  screen: () => Promise<{ screen: GameScreen<never> }>
  /** the guided first game, fetched on demand */
  lesson?: () => Promise<{ lesson: Lesson<never> }>
  /** keys of the board in addition to those of every table */
  keys: readonly Key[]
  /** remarks on expansions for this number of players; `some`: whether any expansion is selected */
  expansionNotes?: (players: number, some: boolean) => readonly Note[]
}
