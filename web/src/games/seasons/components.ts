/** Numbers and symbols of the components that the client treats specially. */
import type { Board, NamedSpot } from './types'

/** A point of the picture. */
export type Point = NamedSpot['at']
/** The numbers of sand, wood, brick, stone and silver, optionally followed by talers. */
export type Pieces = Board['tower']

/** the sky above the castle, which is not shown */
export const TOP = 96
export const SILVER = 4
export const TALER = 5
export const TAVERN = 16
export const GRANARY = 17

/** The symbol of a winter card. */
export function winterSymbol(id: string): string {
  return id === 'village_tavern' ? 'tavern' : id
}
