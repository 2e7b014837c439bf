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

export interface Catalogue {
  tiles: readonly Tile[]
  types: readonly { id: Type; name: string; reward: string; rule: string; about: string }[]
  favours: readonly Explained[]
  cards: readonly (Explained & { pays: string })[]
  stacks: readonly string[]
  prices: readonly number[]
  favour_points: readonly number[]
  ranks: readonly { name: string; least: number }[]
}

export interface Room extends Lie {
  tile: number
  completed: boolean
  doors: readonly DoorState[]
  connected: readonly number[]
}

export interface Castle {
  rooms: readonly Room[]
  box: Box
  courtyards: readonly (readonly (readonly [number, number])[])[]
  size: number
  completed: number
  entrances: number
}

export interface Stall {
  price: number
  tile: number | null
  word: string
  slot?: number
  coins?: number
  left?: number
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

export interface Board {
  castles: readonly Castle[]
  market: readonly (Stall & { slot: number; coins: number })[]
  corridors: readonly (Stall & { left: number })[]
  favours: readonly { favour: number; counts: readonly number[]; points: readonly number[] }[]
  hands: readonly (number | readonly Held[])[]
  stacks: readonly { left: number; unseen: readonly number[]; owned: readonly number[]; points: number }[]
  solo: { points: number; rank: number } | null
  step: Step
  turn: number
  master: number
  round: number
  last: boolean
  deck: number
  on_deck: readonly { size: number; tile: number | null }[]
  extra: number
  money: readonly number[]
  score: readonly number[]
  scores: readonly number[]
  tile: number | null
  rewards: readonly { room: number; type: Type }[]
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

/** How a tile lies when turned like this; turns that look alike have one pose. */
export function poseOf(tile: Tile, turn: number, dark: boolean): Pose {
  const side = tile.poses.filter((pose) => pose.dark === dark)
  const pose = side.find((one) => one.turn === turn) ?? side[turn % Math.max(1, side.length)] ?? tile.poses[0]
  if (!pose) throw new RangeError(`${tile.id} lies in no way`)
  return pose
}

/** The seat whose castle, cards and money come first: one's own, for spectators the one to move. */
export function seatShown(scene: Scene): number {
  return scene.seat ?? boardOf(scene).turn
}
