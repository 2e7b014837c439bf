/** What a board draws and asks, and what a game gives the table screen. No rules live here: the server decides. */
import type { Component } from 'svelte'
import type { Board, Catalogue, Ideas } from '../wire/types'

/** What the server sends of a game: shared code hands it on, and each game has types of its own for it. */
export interface Presented {
  board: Board
  catalogue: Catalogue
  ideas: Ideas
}

/** One legal answer: its word in the notation, the name of the action, and the action's fields. */
export interface Choice {
  word: string
  action: string
  [field: string]: unknown
}

/** What a seat has to decide, in words, with every legal answer. */
export interface Asked {
  /** the id of the decision, the same one as on the server */
  step: string
  rule: string
  text: string
  facts: Record<string, unknown>
  choices: readonly Choice[]
}

/** One event, told in the reader's language, with the rule that caused it. */
export interface Told {
  event: string
  text: string
  rule: string
  seat?: number
  [fact: string]: unknown
}

/** What words would bring: the change of points of each seat, and what would be told. */
export interface Foretold {
  points: readonly number[]
  events: readonly Told[]
}

/** What a board draws and asks: a live table, a plan or a step of a replay. */
export interface Scene<Game extends Presented = Presented> {
  readonly game: string
  readonly tableId: string
  readonly seat: number | null
  readonly players: number
  readonly names: readonly string[]
  /** whether board and catalogue have arrived; before that no part of the game is drawn */
  readonly ready: boolean
  readonly board: Game['board']
  readonly catalogue: Game['catalogue']
  /** null: nothing to decide for this seat */
  readonly asked: Asked | null
  /** events of the newest update, for animation and "last move" */
  readonly latest: readonly Told[]
  /** replays, spectators */
  readonly readonly: boolean
  /** whose move is shown, where that matters more than whose turn it is: in replays */
  readonly mover?: number | null
  /** all or nothing */
  choose(...words: string[]): Promise<void>
  preview(...words: string[]): Promise<Foretold>
  previews(...start: string[]): Promise<Record<string, Foretold>>
  /** why the last of the words may not be said after the others; null if it may */
  whyNot(...words: string[]): Promise<string | null>
  /** null where the server has none */
  ideas(): Promise<Game['ideas'] | null>
}

/** What a game gives the table screen; each folder's screen.ts exports `screen: GameScreen<Presented>`. */
export interface GameScreen<Game extends Presented = Presented> {
  /** the middle: board and its pieces, picks answers on the board */
  Board: Component<{ scene: Scene<Game> }>
  /** right panel: what scores, live totals, preview of the hovered choice */
  Goals: Component<{ scene: Scene<Game> }>
  /** facts of one player in the people panel */
  Person: Component<{ scene: Scene<Game>; of: number }>
  /** controls in the action bar or bottom sheet for choices that are not on the board; default: a button per choice */
  Answer?: Component<{ scene: Scene<Game> }>
  /** the question in other words, where a board asks for several answers at once; null: as the server asks it */
  question?: (scene: Scene<Game>) => string | null
  /** points at an answer on the board, as if one looked at it; default: `hoverOf(scene).look(word)` */
  show?: (scene: Scene<Game>, word: string) => void
}
