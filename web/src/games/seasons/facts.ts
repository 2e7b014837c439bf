/** The catalogue and the board of A Castle for All Seasons as the server tells them. */
import type { Scene } from '../../table/model'

export type Point = readonly [number, number]
/** How many of sand, wood, brick, stone and silver; talers may follow. */
export type Pieces = readonly number[]

export interface Named {
  id: string
  name: string
}
export interface Rule {
  id: string
  text: string
}
export interface Kind extends Named {
  value: number
}
export interface Card extends Named {
  symbol: string
  rank: number
  /** pieces that a Worker always brings */
  brings: Pieces | null
  choice: number
  does: string
  rules: readonly Rule[]
}
export interface BuildingName extends Named {
  label: Point | null
  tag: Point | null
}
export interface Space extends Named {
  building: number | null
  scores: string
  at: Point | null
}
export interface Spot extends Named {
  at: Point
}
export interface WinterCard extends Named {
  stays: boolean
  rules: readonly Rule[]
}

export interface Catalogue {
  kinds: readonly Kind[]
  kinds_needed: number
  stakes: readonly Named[]
  cards: readonly Card[]
  buildings: readonly BuildingName[]
  spaces: readonly Space[]
  spots: readonly Spot[]
  origins: readonly Named[]
  winter: readonly WinterCard[]
  picture: { width: number; height: number; towers: readonly Point[]; houses: readonly Point[] }
}

export interface Lack {
  worth: number
  kinds: number
  have: number
  exact: boolean
}
export interface Building {
  cost: number
  points: number
  templates: number
  left: number
  built: number
  lack: Lack | null
}
export interface Position {
  fee: number
  open: boolean
  seat: number | null
  /** what the helper there brings now, or what one of the reader's own would */
  worth: number | null
}
export interface Wagon {
  stock: number
  brings: number
  seat: number | null
  fresh: boolean
}
export interface Person {
  vp: number
  score: number
  talers: number
  pieces: Pieces
  helpers: number
  hand: readonly number[]
  discards: readonly number[]
  lost: readonly number[]
  chosen: boolean
  selected: readonly number[] | null
  face_down: boolean
  built: number
}
export interface Turned {
  seat: number
  card: number
  rank: number
  now: boolean
}
export interface Winter {
  seen: readonly number[]
  unseen: readonly number[]
  tavern: { open: boolean; fee: number; seat: number | null; talers: number }
  granary: { open: boolean; fee: number; spaces: number; seats: readonly number[]; vp: readonly number[] }
  maiden: { open: boolean; suitors: readonly number[]; stakes: readonly number[]; vp: number }
}

export interface Board {
  season: 'summer' | 'winter'
  round: number
  rounds: number
  space_talers: number
  marks: readonly number[]
  order: readonly number[]
  cards_played: number
  step: string
  card: number | null
  chosen_building: number | null
  cards: readonly Turned[]
  buildings: readonly Building[]
  positions: readonly Position[]
  spots: readonly Wagon[]
  tower: Pieces
  forge: number
  bank: number
  lying: readonly { seat: number; card: number; pieces: Pieces }[]
  people: readonly Person[]
  sheet: readonly { seat: number; space: number; points: number; rule: string }[]
  winter_cards: Winter | null
}

export const SILVER = 4
export const TALER = 5
export const TAVERN = 16
export const GRANARY = 17

export function boardOf(scene: Scene): Board {
  return scene.board as unknown as Board
}

export function catalogueOf(scene: Scene): Catalogue {
  return scene.catalogue as unknown as Catalogue
}

/** Whether the server has told the table yet. */
export function isTold(scene: Scene): boolean {
  return 'people' in scene.board && 'cards' in scene.catalogue
}

/** The symbol of a winter card. */
export function winterSymbol(id: string): string {
  return id === 'village_tavern' ? 'tavern' : id
}
