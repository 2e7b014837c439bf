/** The targets on the picture: everything that can be inspected or picked, and the choices that a target offers. */
import type { Choice } from '../../table/model'
import { GRANARY, type Point, TAVERN } from './components'
import type { Board, Catalogue } from './types'

export type TargetKind = 'building' | 'space' | 'spot' | 'tower'

export interface Target {
  key: string
  kind: TargetKind
  /** the number of the building, space, spot or kind of piece */
  number: number
  at: Point
}

export type Direction = 'left' | 'right' | 'up' | 'down'

export const SINGLE_CARDS = { tavern: [96, 142] as Point, granary: [294, 142] as Point, maiden: [474, 142] as Point }
/** The pieces in the defence tower, in two columns. */
export function towerSpot(kind: number): Point {
  return [98 + (kind % 2) * 56, 712 + Math.floor(kind / 2) * 34]
}

/** All targets, from the top left to the bottom right. */
export function targetsOf(board: Board, catalogue: Catalogue): Target[] {
  const targets = [
    ...buildings(board, catalogue),
    ...spaces(board, catalogue),
    ...catalogue.spots.map((spot, number) => target('spot', number, spot.at)),
    ...board.tower.map((_, kind) => target('tower', kind, towerSpot(kind))),
  ]
  return targets.toSorted((one, other) => row(one) - row(other) || one.at[0] - other.at[0])
}

function target(kind: TargetKind, number: number, at: Point): Target {
  return { key: `${kind}.${number}`, kind, number, at }
}

function row(one: Target): number {
  return Math.round(one.at[1] / 60)
}

function buildings(board: Board, catalogue: Catalogue): Target[] {
  return catalogue.buildings.flatMap((building, number) => {
    const at = building.tag ?? nextSite(board, catalogue, number)
    return at ? [target('building', number, at)] : []
  })
}

/** The position of the newest building of a kind, where its points are shown. */
export function newestPosition(target: Target, board: Board, catalogue: Catalogue): Point {
  const building = catalogue.buildings[target.number]
  if (target.kind !== 'building' || !building || building.tag) return target.at
  const sites = building.id === 'tower' ? catalogue.picture.towers : catalogue.picture.houses
  return sites[(board.buildings[target.number]?.built ?? 1) - 1] ?? target.at
}

/** Towers and houses are interchangeable, so their target is at the next site, or at the last if all are built. */
function nextSite(board: Board, catalogue: Catalogue, number: number): Point | null {
  const sites = catalogue.buildings[number]?.id === 'tower' ? catalogue.picture.towers : catalogue.picture.houses
  const site = sites[Math.min(board.buildings[number]?.built ?? 0, sites.length - 1)]
  return site ? [site[0], site[1] - 30] : null
}

function spaces(board: Board, catalogue: Catalogue): Target[] {
  const castle = board.positions.flatMap((position, number) => {
    const at = catalogue.spaces[number]?.at
    return position.open && at ? [target('space', number, at)] : []
  })
  if (board.winter_cards?.tavern.open) castle.push(target('space', TAVERN, SINGLE_CARDS.tavern))
  if (board.winter_cards?.granary.open) castle.push(target('space', GRANARY, SINGLE_CARDS.granary))
  return castle
}

/** The key of the target that a choice picks; null for a choice without a target. */
export function targetKey(choice: Choice): string | null {
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

/** The choices of each target, by key. */
export function choicesByTarget(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const key = targetKey(choice)
    if (key) found.set(key, [...(found.get(key) ?? []), choice])
  }
  return found
}

/** The word that picks a target, legal or not, for asking why it is illegal. */
export function wordFor(target: Target, catalogue: Catalogue): string {
  switch (target.kind) {
    case 'building':
      return `build:${catalogue.buildings[target.number]?.id}`
    case 'space':
      return `place:${catalogue.spaces[target.number]?.id}`
    case 'spot':
      return `at:${catalogue.spots[target.number]?.id}`
    case 'tower':
      return `empty:${catalogue.kinds[target.number]?.id}`
  }
}

const DIRECTIONS: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

/** The nearest target in a direction, where sideways distance counts double; `from` if there is none. */
export function nearestInDirection(targets: readonly Target[], from: Target, direction: Direction): Target {
  const [dx, dy] = DIRECTIONS[direction]
  let best = from
  let least = Infinity
  for (const one of targets) {
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

/** The built sites of the engraving, such as `palace` or `tower.0`. */
export function builtSites(board: Board, catalogue: Catalogue): Set<string> {
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
