/** What the server tells about a board of the kingdom, and what its components are called. */
import type { Hex } from '../../draw/hexes'
import type { Foretold, Scene } from '../../table/model'

export interface Tile {
  kind: string
  /** the location it came from */
  hex: Hex
  ready: boolean
}

export interface SeatFacts {
  settlements: readonly Hex[]
  supply: number
  tiles: readonly Tile[]
}

export interface LocationFacts {
  hex: Hex
  kind: string
  left: number
}

export type Step = 'before' | 'during' | 'after' | 'extra' | 'lifting' | 'putting' | 'over'

export interface BoardFacts {
  map: string
  /** a digit for each hex: its place among the terrains */
  terrain: string
  castles: readonly Hex[]
  locations: readonly LocationFacts[]
  seats: readonly SeatFacts[]
  cards: readonly string[]
  /** by scoring card and at last for the castles, by seat; null when the table hides it */
  gold: readonly (readonly number[])[] | null
  scores: readonly number[] | null
  turn: number | null
  step: Step
  built: number
  due: number
  using: string | null
  lifted: Hex | null
  start: number
  last_round: boolean
  card: string | null
  hand: string | null
  /** every seat's card, where a game is looked back at with open cards */
  hands?: readonly (string | null)[]
  pile: number
  discards: readonly string[]
  removed: readonly string[]
}

export interface Component {
  id: string
  name: string
  brief: string
  text: string
  rule: string
}

export interface Catalogue {
  settlements: number
  tiles_per_location: number
  mandatory: number
  terrains: readonly { id: string; name: string; buildable: boolean }[]
  kinds: readonly (Component & { moves: boolean })[]
  cards: readonly Component[]
  castles: Component
}

export function boardOf(scene: Scene): BoardFacts {
  return scene.board as unknown as BoardFacts
}

/** The components; nothing has a name before they arrive. */
export function catalogueOf(scene: Scene): Catalogue {
  return 'terrains' in scene.catalogue ? (scene.catalogue as unknown as Catalogue) : NAMELESS
}

const NAMELESS: Catalogue = {
  settlements: 0,
  tiles_per_location: 0,
  mandatory: 0,
  terrains: [],
  kinds: [],
  cards: [],
  castles: { id: 'castles', name: '', brief: '', text: '', rule: '' },
}

/** The scoring cards on the table and, last, the castles: in the order of the gold. */
export function goalsOf(scene: Scene): readonly Component[] {
  const { cards, castles } = catalogueOf(scene)
  const found = boardOf(scene).cards.map((id) => cards.find((card) => card.id === id))
  return [...found.filter((card) => card !== undefined), castles]
}

export function terrainName(scene: Scene, id: string): string {
  return catalogueOf(scene).terrains.find((terrain) => terrain.id === id)?.name ?? id
}

export function kindOf(scene: Scene, id: string): Catalogue['kinds'][number] | undefined {
  return catalogueOf(scene).kinds.find((kind) => kind.id === id)
}

/** The symbol of a goal. */
export function symbolOf(goal: string): string {
  return goal === 'castles' ? 'castle' : goal
}

/** What a goal's gold would change by for a seat; the castles have no number among the cards. */
export function shiftOf(scene: Scene, foretold: Foretold | null, goal: string, seat: number): number {
  const number = catalogueOf(scene).cards.findIndex((card) => card.id === goal)
  const card = number < 0 ? null : number
  const found = foretold?.events.find(
    (told) => told.event === 'GoldShifted' && told.seat === seat && told['card'] === card,
  )
  return Number(found?.['gold'] ?? 0)
}
