/** The interfaces between the table screen and the games. */
import type { Component } from 'svelte'
import type { Cue } from '../motion/cues'
import type { Board, Catalogue, Ideas } from '../wire/types'

/** What the server sends for a game; shared code does not look inside, and each game refines the types. */
export interface Presented {
  board: Board
  catalogue: Catalogue
  ideas: Ideas
}

/** One legal move: its notation, the name of the action, and the action's fields. */
export interface Choice {
  word: string
  action: string
  [field: string]: unknown
}

/** What a seat has to decide, as a text, with every legal move. */
export interface Asked {
  /** the id of the decision, the same one as on the server */
  step: string
  rule: string
  text: string
  facts: Record<string, unknown>
  choices: readonly Choice[]
}

/** One event as a text in the reader's language, with the rule that caused it. */
export interface ShownEvent {
  event: string
  text: string
  rule: string
  seat?: number
  [fact: string]: unknown
}

/** The preview of a move: the change of points of each seat, and the events. */
export interface Preview {
  points: readonly number[]
  events: readonly ShownEvent[]
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
  readonly latest: readonly ShownEvent[]
  /** replays, spectators */
  readonly readonly: boolean
  /** whose move is shown, where that matters more than whose turn it is: in replays, and while others are watched */
  readonly mover?: number | null
  /** whether this position followed the last one, so that what changed may move; false after a jump */
  readonly follows?: boolean
  /** how often the person has skipped to the newest position: then nothing moves any more */
  readonly skips?: number
  /** all words are applied, or none */
  choose(...words: string[]): Promise<void>
  preview(...words: string[]): Promise<Preview>
  previews(...start: string[]): Promise<Record<string, Preview>>
  /** why the last of the words is illegal after the others; null if it is legal */
  whyNot(...words: string[]): Promise<string | null>
  /** null where the server has none */
  ideas(): Promise<Game['ideas'] | null>
  /** where a piece of the catalogue would lie by each of these words, for those who do not see the board */
  where(piece: number, words: readonly string[]): Promise<Readonly<Record<string, string>>>
}

/** What a game gives the table screen; each folder's screen.ts exports `screen: GameScreen<Presented>`. */
export interface GameScreen<Game extends Presented = Presented> {
  /** the board, on which moves are made */
  Board: Component<{ scene: Scene<Game> }>
  /** right panel: what scores, live totals, preview of the hovered choice */
  Goals: Component<{ scene: Scene<Game> }>
  /** what the own seat holds, below the board; on low screens in the panel beside it */
  Own?: Component<{ scene: Scene<Game> }>
  /** the points of a player in the players' strip of phones; default: `board.scores` */
  score?: (scene: Scene<Game>, seat: number) => number | null
  /** the most important fact of a player, beside the score in the players' strip of phones */
  Brief?: Component<{ scene: Scene<Game>; of: number }>
  /** facts of one player in the people panel */
  Person: Component<{ scene: Scene<Game>; of: number }>
  /** what the symbols mean */
  Legend?: Component<{ scene: Scene<Game> }>
  /** controls in the action bar or bottom sheet for choices that are not on the board; default: a button per choice */
  Actions?: Component<{ scene: Scene<Game> }>
  /** another text for the question, where a board asks for several moves at once; null for the server's text */
  question?: (scene: Scene<Game>) => string | null
  /** the first choice of a question for the keyboard, whose focus was at `from`; null, as by default: the question */
  firstChoice?: (scene: Scene<Game>, table: Element, from: Element | null) => Element | null
  /** what moves when these events happen, in their order */
  cues?: (scene: Scene<Game>, event: ShownEvent) => readonly Cue[]
  /** the last board without what only the final scoring gives */
  unscored?: (board: Game['board'], before: Game['board']) => Board
  /** highlights a move on the board; default: `hoverOf(scene).look(word)` */
  show?: (scene: Scene<Game>, word: string) => void
}
