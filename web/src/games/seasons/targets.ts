/** Things on the picture that can be looked at and picked: where they are, and which answers they stand for. */
import type { Choice } from '../../table/model'
import { GRANARY, type Point, TAVERN } from './components'
import type { Board, Catalogue } from './types'

export type ThingKind = 'building' | 'space' | 'spot' | 'tower'

export interface Thing {
  key: string
  kind: ThingKind
  /** the number of the building, space, spot or kind of piece */
  number: number
  at: Point
}

export type Direction = 'left' | 'right' | 'up' | 'down'

export const SINGLE_CARDS = { tavern: [96, 142] as Point, granary: [294, 142] as Point, maiden: [474, 142] as Point }
/** The pieces in the defence tower, in two columns. */
export function towerSpot(kind: number): Point {
  return [98 + (kind % 2) * 56, 716 + Math.floor(kind / 2) * 30]
}

/** Everything on the picture, from the top left to the bottom right. */
export function thingsOf(board: Board, catalogue: Catalogue): Thing[] {
  const things = [
    ...buildings(board, catalogue),
    ...spaces(board, catalogue),
    ...catalogue.spots.map((spot, number) => thing('spot', number, spot.at)),
    ...board.tower.map((_, kind) => thing('tower', kind, towerSpot(kind))),
  ]
  return things.toSorted((one, other) => row(one) - row(other) || one.at[0] - other.at[0])
}

function thing(kind: ThingKind, number: number, at: Point): Thing {
  return { key: `${kind}.${number}`, kind, number, at }
}

function row(one: Thing): number {
  return Math.round(one.at[1] / 60)
}

function buildings(board: Board, catalogue: Catalogue): Thing[] {
  return catalogue.buildings.flatMap((building, number) => {
    const at = building.tag ?? nextSite(board, catalogue, number)
    return at ? [thing('building', number, at)] : []
  })
}

/** Where the newest of a building stands; points rise from there. */
export function newestAt(thing: Thing, board: Board, catalogue: Catalogue): Point {
  const building = catalogue.buildings[thing.number]
  if (thing.kind !== 'building' || !building || building.tag) return thing.at
  const sites = building.id === 'tower' ? catalogue.picture.towers : catalogue.picture.houses
  return sites[(board.buildings[thing.number]?.built ?? 1) - 1] ?? thing.at
}

/** Towers and houses are alike: the next one to be built stands for them all, the last one when all are built. */
function nextSite(board: Board, catalogue: Catalogue, number: number): Point | null {
  const sites = catalogue.buildings[number]?.id === 'tower' ? catalogue.picture.towers : catalogue.picture.houses
  const site = sites[Math.min(board.buildings[number]?.built ?? 0, sites.length - 1)]
  return site ? [site[0], site[1] - 30] : null
}

function spaces(board: Board, catalogue: Catalogue): Thing[] {
  const castle = board.positions.flatMap((position, number) => {
    const at = catalogue.spaces[number]?.at
    return position.open && at ? [thing('space', number, at)] : []
  })
  if (board.winter_cards?.tavern.open) castle.push(thing('space', TAVERN, SINGLE_CARDS.tavern))
  if (board.winter_cards?.granary.open) castle.push(thing('space', GRANARY, SINGLE_CARDS.granary))
  return castle
}

/** The key of the thing on the picture that a choice picks; null for a choice that is not on it. */
export function keyOf(choice: Choice): string | null {
  switch (choice.action) {
    case 'Build':
      return `building.${String(choice['building'])}`
    case 'Place':
      return `space.${String(choice['space'])}`
    case 'Station':
    case 'TakeBack':
      return `spot.${String(choice['spot'])}`
    case 'Empty':
      return `tower.${String(choice['kind'])}`
    default:
      return null
  }
}

/** The answers that each thing stands for. */
export function answersOn(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const key = keyOf(choice)
    if (key) found.set(key, [...(found.get(key) ?? []), choice])
  }
  return found
}

/** The word by which a thing would be picked, for asking why it cannot be. */
export function wordFor(thing: Thing, catalogue: Catalogue): string {
  switch (thing.kind) {
    case 'building':
      return `build:${catalogue.buildings[thing.number]?.id}`
    case 'space':
      return `place:${catalogue.spaces[thing.number]?.id}`
    case 'spot':
      return `at:${catalogue.spots[thing.number]?.id}`
    case 'tower':
      return `empty:${catalogue.kinds[thing.number]?.id}`
  }
}

const AHEAD: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

/** The nearest thing in a direction; sideways counts double. The same thing when there is none. */
export function towards(things: readonly Thing[], from: Thing, direction: Direction): Thing {
  const [dx, dy] = AHEAD[direction]
  let best = from
  let least = Infinity
  for (const one of things) {
    const x = one.at[0] - from.at[0]
    const y = one.at[1] - from.at[1]
    const ahead = x * dx + y * dy
    const away = ahead + 2 * Math.abs(x * dy) + 2 * Math.abs(y * dx)
    if (ahead > 0 && away < least) {
      best = one
      least = away
    }
  }
  return best
}

/** The sites of the engraving that stand: `palace`, `tower.0`, `tower.1`. */
export function standing(board: Board, catalogue: Catalogue): Set<string> {
  const sites = new Set<string>()
  catalogue.buildings.forEach((building, number) => {
    const built = board.buildings[number]?.built ?? 0
    if (building.tag) {
      if (built) sites.add(building.id)
    } else {
      for (let each = 0; each < built; each += 1) sites.add(`${building.id}.${each}`)
    }
  })
  return sites
}
