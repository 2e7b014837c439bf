/** What a board draws and asks, and what a game gives the table screen. No rules live here: the server decides. */
import type { Component } from 'svelte'

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
export interface Scene {
  readonly game: string
  readonly tableId: string
  readonly seat: number | null
  readonly players: number
  readonly names: readonly string[]
  readonly board: Record<string, unknown>
  readonly catalogue: Record<string, unknown>
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
  ideas(): Promise<Record<string, unknown>>
}

/** What a game gives the table screen; each folder's index.ts exports `face: GameFace`. */
export interface GameFace {
  /** the middle: board and its pieces, picks answers on the board */
  Board: Component<{ scene: Scene }>
  /** right panel: what scores, live totals, preview of the hovered choice */
  Goals: Component<{ scene: Scene }>
  /** facts of one player in the people panel */
  Person: Component<{ scene: Scene; of: number }>
  /** controls in the action bar or bottom sheet for choices that are not on the board; default: a button per choice */
  Answer?: Component<{ scene: Scene }>
  /** the question in other words, where a board asks for several answers at once; null: as the server asks it */
  question?: (scene: Scene) => string | null
  /** points at an answer on the board, as if one looked at it; default: `hoverOf(scene).look(word)` */
  show?: (scene: Scene, word: string) => void
}
