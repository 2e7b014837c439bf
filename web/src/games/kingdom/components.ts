/** The components of the kingdom by their ids: names, goals and locations. */
import type { Preview } from '../../table/model'
import type { Scene } from './scene'
import type { Component, Kind } from './types'

/** The scoring cards on the table and, last, the castles: in the order of the gold. */
export function goalsOf(scene: Scene): readonly Component[] {
  const { cards, castles } = scene.catalogue
  const found = scene.board.cards.map((id) => cards.find((card) => card.id === id))
  return [...found.filter((card) => card !== undefined), castles]
}

export function terrainName(scene: Scene, id: string): string {
  return scene.catalogue.terrains.find((terrain) => terrain.id === id)?.name ?? id
}

export function kindOf(scene: Scene, id: string): Kind | undefined {
  return scene.catalogue.kinds.find((kind) => kind.id === id)
}

/** The symbol of a goal. */
export function symbolOf(goal: string): string {
  return goal === 'castles' ? 'castle' : goal
}

/** What a goal's gold would change by for a seat; the castles have no number among the cards. */
export function shiftOf(scene: Scene, preview: Preview | null, goal: string, seat: number): number {
  const number = scene.catalogue.cards.findIndex((card) => card.id === goal)
  const card = number < 0 ? null : number
  const found = preview?.events.find(
    (told) => told.event === 'GoldShifted' && told.seat === seat && told['card'] === card,
  )
  return Number(found?.['gold'] ?? 0)
}
