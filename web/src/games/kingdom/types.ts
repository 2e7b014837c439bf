/** What the server sends of kingdom. Made by `make client-types` from the server's structs; do not edit. */

/** What the presenter of this game sends. */
export interface Presented {
  board: Board
  catalogue: Catalogue
  ideas: Ideas
}

/**
 * The position.
 *
 * `map` is the name of the picture. `terrain` has a digit for each hex: its index among the terrains. `gold`
 * is by scoring card, then for the castles, and by seat in each, and `counted` has the hexes that it is for;
 * both are null if the table hides them. `due` is how many mandatory settlements are still to be built.
 * `card` is that of the turn, `hand` the reader's own, and `hands` those of all seats, where all cards are
 * open.
 */
export interface Board {
  scores: readonly number[] | null
  map: string
  terrain: string
  castles: readonly number[]
  locations: readonly Location[]
  seats: readonly Player[]
  cards: readonly string[]
  gold: readonly (readonly number[])[] | null
  counted: readonly (readonly (readonly number[])[])[] | null
  turn: number | null
  step: Step
  built: number
  due: number
  using: string | null
  lifted: number | null
  start: number
  card: string | null
  hand: string | null
  pile: number
  discards: readonly string[]
  removed: readonly string[]
  hands?: readonly (string | null)[]
}

/** The components; `mandatory` is how many settlements a turn builds, and `sectors` has their hexes. */
export interface Catalogue {
  settlements: number
  tiles_per_location: number
  mandatory: number
  terrains: readonly Terrain[]
  kinds: readonly Kind[]
  cards: readonly ScoringCard[]
  castles: Component
  sectors: readonly (readonly number[])[]
}

/** A card, a location or the castles: the name, the effect in a few words, and every rule about it. */
export interface Component {
  id: string
  name: string
  brief: string
  text: string
  rule: string
}

/** What a seat might do. */
export type Ideas = object

/** A kind of location; its tile builds a settlement or moves one. */
export interface Kind {
  id: string
  name: string
  brief: string
  text: string
  rule: string
  moves: boolean
}

/** A location hex, with the number of tiles left on it. */
export interface Location {
  hex: number
  kind: string
  left: number
}

/** What a seat has on the board and beside it. */
export interface Player {
  settlements: readonly number[]
  supply: number
  tiles: readonly Tile[]
}

/** A scoring card; some count settlements by sector. */
export interface ScoringCard {
  id: string
  name: string
  brief: string
  text: string
  rule: string
  by_sector: boolean
}

export type Step = 'before' | 'during' | 'after' | 'extra' | 'lifting' | 'putting' | 'over'

export interface Terrain {
  id: string
  name: string
  buildable: boolean
}

/** A location tile that a seat holds, and the location hex that it came from. */
export interface Tile {
  kind: string
  hex: number
  ready: boolean
}
