/** Numbers of components and spaces that the client knows by name, and their symbols. */
import type { Board, NamedSpot } from './types'

/** A place in the picture. */
export type Point = NamedSpot['at']
/** How many of sand, wood, brick, stone and silver; talers may follow. */
export type Pieces = Board['tower']

export const SILVER = 4
export const TALER = 5
export const TAVERN = 16
export const GRANARY = 17

/** The symbol of a winter card. */
export function winterSymbol(id: string): string {
  return id === 'village_tavern' ? 'tavern' : id
}
