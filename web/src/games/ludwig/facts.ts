/** What the server tells about Ludwig's castles: the catalogue of components, the board, and ideas. */
import type { Box, Lie } from '../../draw/castle'
import type { Scene } from '../../table/model'

export type Type = 'activity' | 'corridor' | 'downstairs' | 'food' | 'living' | 'outdoor' | 'sleeping' | 'utility'
export type DoorState = 'open' | 'doorway' | 'blocked'

/** x and y in units of the drawing, the direction it faces (north is 0), the type whose floor runs through. */
export type Door = readonly [number, number, number, Type]

export interface Pose {
  turn: number
  dark: boolean
  width: number
  height: number
  outline: string
  /** the outline moved inwards: the golden line of completed rooms */
  inside: string
  floor: Type
  doors: readonly Door[]
  front: readonly Box[]
  seal: readonly [number, number]
}

export interface Tile {
  id: string
  name: string
  types: readonly Type[]
  points: number
  size: number
  stack: number | null
  room: boolean
  fence: boolean
  leaf: boolean
  /** whether it has the symbol of the swans */
  swan: boolean
  symbol: { kind: 'connected' | 'adjacent' | 'anywhere'; points: number; types: readonly Type[] } | null
  spoken: string
  poses: readonly Pose[]
}

export interface Explained {
  id: string
  name: string
  rule: string
  about: string
  type: Type | null
}

export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'white'
export type Length = 'short' | 'medium' | 'long'

/** A royal decree; their list is in the order of their numbers, which start at 1. */
export interface Decree {
  number: number
  id: string
  name: string
  about: string
  rule: string
  module: string | null
}

export interface Catalogue {
  tiles: readonly Tile[]
  types: readonly { id: Type; name: string; reward: string; rule: string; about: string }[]
  favours: readonly Explained[]
  cards: readonly (Explained & { pays: string })[]
  stacks: readonly string[]
  prices: readonly number[]
  favour_points: readonly number[]
  ranks: readonly { name: string; least: number }[]
  decrees: readonly Decree[]
  /** boxes in cells from the foyer's top left one */
  moat: {
    tile: number
    barbicans: readonly number[]
    price: number
    positions: readonly { word: string; name: string; box: Box }[]
    wall: Box
    bridge: Box
  }
  renovation_price: number
  passages: readonly { kind: Length; name: string; gap: number }[]
  swans: { colours: readonly { id: Colour; name: string }[]; sale: readonly number[]; sets: readonly number[] }
  /** those besides the eight types: of a tower, of the moat, a second one */
  rewards: readonly { id: string; name: string; reward: string; rule: string }[]
  modules: readonly { id: string; name: string; about: string }[]
}

export interface Room extends Lie {
  /** its foundation: shape, doors, fence and level */
  tile: number
  /** the renovations on it, the topmost last */
  covers: readonly number[]
  /** the tile that is seen */
  face: number
  completed: boolean
  doors: readonly DoorState[]
  connected: readonly number[]
}

export interface Passage {
  kind: Length
  room: number
  door: number
  other: number
  other_door: number
  strip: Box
}

/** What the modules put beside the rooms. */
export interface Beside {
  barbican: boolean
  /** the positions that are filled: west, north, east */
  moat: readonly number[]
  /** null where the bridge is walled up or there is none */
  bridge: DoorState | null
  /** rooms that are outer gardens */
  outer: readonly number[]
  /** passages not placed yet */
  lengths: readonly Length[]
  passages: readonly Passage[]
}

export interface Castle {
  rooms: readonly Room[]
  /** around everything that lies there */
  box: Box
  /** around the rooms */
  core: Box
  courtyards: readonly (readonly (readonly [number, number])[])[]
  size: number
  completed: number
  entrances: number
  beside: Beside | null
}

export interface Stall {
  price: number
  tile: number | null
  word: string
  slot?: number
  coins?: number
  left?: number
  /** the word that prices its tile */
  lay?: string
  swan?: Colour | null
  /** with modules: what each seat would pay, decrees included */
  pays?: readonly number[]
}

export interface Held {
  card: number
  points: number
  count: number
}

export type Step =
  | 'foyer'
  | 'choosing'
  | 'pricing'
  | 'buying'
  | 'placing'
  | 'rewards'
  | 'free-corridor'
  | 'any-reward'
  | 'stack'
  | 'digging'
  | 'keeping'
  | 'over'
  | 'drafting'
  | 'redrawing'
  | 'ready'
  | 'model'
  | 'swapping'
  | 'remembering'
  | 'recalling'
  | 'counting'
  | 'shifting'
  | 'queuing'
  | 'returning'
  | 'borrowing'
  | 'collecting'
  | 'passing'
  | 'printed'
  | 'tokens'
  | 'moat-stack'
  | 'moat-tile'
  | 'turn-end'
  | 'repaying'
  | 'clearing'
  | 'doubling'

/** How everybody stands in a favour; a count is null where it is hidden. */
export interface Standing {
  favour: number
  counts: readonly (number | null)[]
  points: readonly number[]
}

/** What the modules put on the table; the server's board.py says more about each. */
export interface Extras {
  modules: readonly string[]
  moat: (Stall & { left: number }) | null
  renovations: readonly (Stall & { tile: number; place: number })[]
  piles: readonly number[]
  lake: number
  /** by seat; null where hidden; empty without swans */
  swans: readonly (Record<Colour, number> | null)[]
  swan_points: readonly (number | null)[]
  to_sell: number
  sale: readonly number[]
  tokens: number
  held: readonly (number | readonly Standing[])[]
  decrees: readonly (readonly number[])[]
  used: readonly number[]
  draft: number | readonly number[]
  kept: readonly (number | readonly number[])[]
  stored: readonly (number | null)[]
  model: readonly (number | null)[]
  debt: readonly number[]
  banked: readonly number[]
  order: readonly number[]
  shift: { slot: number; price: number } | null
  purse: readonly number[]
  purchase: {
    kind: 'tile' | 'corridor' | 'moat' | 'renovation'
    place: number
    tile: number
    price: number
    coins: number
  } | null
  offered: number | readonly number[]
  placed: number | null
  recalled: readonly number[]
  discards: readonly number[]
  doubled: number | null
  /** whose hourglass runs for the one who prices */
  hourglass: { seat: number; seconds: number } | null
}

export interface Board {
  castles: readonly Castle[]
  /** the price slots in use, in the order in which they are filled */
  slots: readonly number[]
  market: readonly (Stall & { slot: number; coins: number })[]
  corridors: readonly (Stall & { left: number })[]
  favours: readonly Standing[]
  hands: readonly (number | readonly Held[])[]
  stacks: readonly {
    left: number
    used: boolean
    unseen: readonly number[]
    owned: readonly number[]
    points: number
  }[]
  solo: { points: number; rank: number } | null
  /** null without modules */
  extras: Extras | null
  step: Step
  turn: number
  master: number
  round: number
  last: boolean
  deck: number
  on_deck: readonly { size: number; tile: number | null }[]
  extra: number
  /** -1 where it is hidden */
  money: readonly number[]
  score: readonly number[]
  scores: readonly number[]
  tile: number | null
  rewards: readonly { room: number; type: Type | 'tower' | 'moat' | 'second' }[]
  room: number | null
  drawn: readonly number[]
  dug: readonly number[]
}

export interface Offer {
  tile: number
  slot: number | null
  price: number
  coins: number
  affordable: boolean
  best: readonly (number | null)[]
}

export interface Ideas {
  offers: readonly Offer[]
  /** by tile: word, points, completed rooms; the best first */
  places: Record<string, readonly (readonly [string, number, readonly number[]])[]>
}

export function catalogueOf(scene: Scene): Catalogue {
  return scene.catalogue as unknown as Catalogue
}

export function boardOf(scene: Scene): Board {
  return scene.board as unknown as Board
}

/** The tile with a number. The server names no others. */
export function tileOf(scene: Scene, number: number): Tile {
  const tile = catalogueOf(scene).tiles[number]
  if (!tile) throw new RangeError(`no tile ${number}`)
  return tile
}

/** The tile that is seen in a room: the topmost renovation, or the room's own. */
export function faceOf(scene: Scene, room: Room): Tile {
  return tileOf(scene, room.face)
}

/** The renovation that lies on a room, if any. */
export function coverOf(scene: Scene, room: Room): Tile | undefined {
  return room.covers.length ? tileOf(scene, room.face) : undefined
}

/** How a tile lies when turned like this; turns that look alike have one pose. */
export function poseOf(tile: Tile, turn: number, dark: boolean): Pose {
  const side = tile.poses.filter((pose) => pose.dark === dark)
  const pose = side.find((one) => one.turn === turn) ?? side[turn % Math.max(1, side.length)] ?? tile.poses[0]
  if (!pose) throw new RangeError(`${tile.id} lies in no way`)
  return pose
}

/** The seat whose castle, cards and money come first: that of the move that is shown, one's own, or the one to move. */
export function seatShown(scene: Scene): number {
  return scene.mover ?? scene.seat ?? boardOf(scene).turn
}
