/** What the server sends of seasons. Made by `make client-types` from the server's structs; do not edit. */

/** What the presenter of this game sends. */
export interface Presented {
  board: Board
  catalogue: Catalogue
  ideas: Ideas
}

/**
 * The whole table; cards, buildings, positions, spaces and spots are numbers of the catalogue.
 *
 * `marks` are the rounds with winter cards, and `marks_reconstructed` says how, if they were reconstructed.
 */
export interface Board {
  scores: readonly number[]
  season: 'summer' | 'winter'
  round: number
  rounds: number
  space_talers: number
  marks: readonly number[]
  marks_reconstructed: string | null
  order: readonly number[]
  cards_played: number
  step: Step
  card: number | null
  chosen_building: number | null
  cards: readonly Turned[]
  buildings: readonly Building[]
  positions: readonly Position[]
  spots: readonly Spot[]
  tower: readonly number[]
  forge: number
  bank: number
  lying: readonly LyingPieces[]
  people: readonly Person[]
  sheet: readonly ScoreLine[]
  winter_cards: Winter | null
}

/**
 * A building; `lack` is null if nothing is missing or nothing is left to build.
 *
 * `reconstructed` says how, if cost, points or number are not read off an original template.
 */
export interface Building {
  cost: number
  points: number
  templates: number
  left: number
  built: number
  lack: Lack | null
  reconstructed: string | null
}

/**
 * A character card.
 *
 * `brings` are the pieces that a Worker always brings, and `choice` is how many more of any kind.
 */
export interface Card {
  id: string
  name: string
  symbol: string
  portrait: string
  rank: number
  brings: readonly number[] | null
  choice: number
  does: string
  rules: readonly Rule[]
}

/** Everything printed, by number. */
export interface Catalogue {
  kinds: readonly Kind[]
  kinds_needed: number
  stakes: readonly Named[]
  cards: readonly Card[]
  buildings: readonly NamedBuilding[]
  spaces: readonly Space[]
  spots: readonly NamedSpot[]
  origins: readonly Named[]
  winter: readonly WinterCard[]
  picture: Picture
}

/** The granary; `seats` has a seat for each helper there. */
export interface Granary {
  open: boolean
  fee: number
  spaces: number
  seats: readonly number[]
  vp: readonly number[]
}

/** What a seat might do. */
export type Ideas = object

/** A kind of piece, or talers; `value` is what it is worth in payments. */
export interface Kind {
  id: string
  name: string
  value: number
}

/** What a seat's own pieces miss for a cost: worth, kinds, or only a sum that fits exactly. */
export interface Lack {
  worth: number
  kinds: number
  have: number
  exact: boolean
}

/** Pieces that lie on a card of a seat. */
export interface LyingPieces {
  seat: number
  card: number
  pieces: readonly number[]
}

/** The Castle Maiden and who has courted her. */
export interface Maiden {
  open: boolean
  suitors: readonly number[]
  stakes: readonly number[]
  vp: number
}

/** Something with an id of ours and a name for people. */
export interface Named {
  id: string
  name: string
}

/** A building and where its name and its tag stand in the picture. */
export interface NamedBuilding {
  id: string
  name: string
  label: readonly [number, number] | null
  tag: readonly [number, number] | null
}

/** A spot for a wagon, and where it is. */
export interface NamedSpot {
  id: string
  name: string
  at: readonly [number, number]
}

/** Points, possessions and cards of a seat; `selected` is null while those cards are secret. */
export interface Person {
  vp: number
  score: number
  talers: number
  pieces: readonly number[]
  helpers: number
  hand: readonly number[]
  discards: readonly number[]
  lost: readonly number[]
  chosen: boolean
  selected: readonly number[] | null
  face_down: boolean
  built: number
}

/** The size of the picture, and where its towers and houses stand. */
export interface Picture {
  width: number
  height: number
  towers: readonly (readonly [number, number])[]
  houses: readonly (readonly [number, number])[]
}

/**
 * A position for a helper; `worth` is what the helper there brings now, or what one of the reader's own
 * would bring. `reconstructed` says how, if the fee is not read off an original building.
 */
export interface Position {
  fee: number
  open: boolean
  seat: number | null
  worth: number | null
  reconstructed: string | null
}

export interface Rule {
  id: string
  text: string
}

/** Points that a helper would score if the game ended now, and the rule behind them. */
export interface ScoreLine {
  seat: number
  space: number
  points: number
  rule: string
}

/** A space for helpers: its building, what it scores in words, and where it is; null off the picture. */
export interface Space {
  id: string
  name: string
  building: number | null
  scores: string
  at: readonly [number, number] | null
}

/** A spot for a wagon, and what it brings; `reconstructed` says how, if that is not read off a board. */
export interface Spot {
  stock: number
  brings: number
  seat: number | null
  fresh: boolean
  reconstructed: string | null
}

export type Step = 'selecting' | 'plague' | 'mending' | 'digging' | 'courting' | 'sharing' | 'supplying' | 'taking-back' | 'stationing' | 'emptying' | 'purchasing' | 'consenting' | 'ordering' | 'building' | 'paying' | 'placing' | 'marketing' | 'turning-in' | 'over'

/** The village tavern, its innkeeper and the talers there. */
export interface Tavern {
  open: boolean
  fee: number
  seat: number | null
  talers: number
}

/** A card of this round that is turned up; `now` if it is being resolved. */
export interface Turned {
  seat: number
  card: number
  rank: number
  now: boolean
}

/** The winter cards: numbers of those seen and not yet seen, and the three that stay. */
export interface Winter {
  seen: readonly number[]
  unseen: readonly number[]
  tavern: Tavern
  granary: Granary
  maiden: Maiden
}

/** A winter card; `stays` if it lies beside the castle until the end. */
export interface WinterCard {
  id: string
  name: string
  stays: boolean
  rules: readonly Rule[]
}
