/** Components of Kingdom Builder by id: terrains, goals and locations. */
import type { Preview } from '../../table/model'
import type { Scene } from './scene'
import type { Component, Kind } from './types'

/** The scoring cards on the table and then the castles, in the order of `board.gold`. */
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

/** The change of a goal's gold for a seat; in events, the castles have no card number. */
export function goldChange(scene: Scene, preview: Preview | null, goal: string, seat: number): number {
  const number = scene.catalogue.cards.findIndex((card) => card.id === goal)
  const card = number < 0 ? null : number
  const found = preview?.events.find(
    (event) => event.event === 'GoldShifted' && event.seat === seat && event['card'] === card,
  )
  return Number(found?.['gold'] ?? 0)
}
