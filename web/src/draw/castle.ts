/** The geometry of a castle: tile placements, finding one near a point or in a direction, and the camera. */

/** One cell of the table in units of the drawing. */
export const CELL = 40

export interface Point {
  readonly x: number
  readonly y: number
}

/** x, y, width, height in cells. */
export type Box = readonly [number, number, number, number]

/** How a tile lies: the top left cell of its box, quarter turns, a hallway's dark side up. */
export interface TilePosition extends Point {
  readonly turn: number
  readonly dark: boolean
}

/** A legal place of a tile, with its preview. */
export interface Spot extends TilePosition {
  readonly word: string
  readonly width: number
  readonly height: number
  readonly points: number
  readonly completes: readonly number[]
}

export type Direction = 'left' | 'right' | 'up' | 'down'

const PLACE = /^(-?\d+),(-?\d+)([nesw])(d?)$/
const SIDES = 'nesw'

/** How the tile lies after a word such as `3,-2ed`; null for words that place nothing. */
export function parsePosition(word: string): TilePosition | null {
  const found = PLACE.exec(word)
  if (!found) return null
  return { x: Number(found[1]), y: Number(found[2]), turn: SIDES.indexOf(found[3] ?? 'n'), dark: found[4] === 'd' }
}

/** The word that places a tile like this. */
export function positionWord(position: TilePosition): string {
  return `${position.x},${position.y}${SIDES[position.turn] ?? 'n'}${position.dark ? 'd' : ''}`
}

/** The centre of a spot, in cells. */
export function middle(spot: Point & { width: number; height: number }): Point {
  return { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The spot whose centre is nearest to a point, if any is within reach (in cells). */
export function nearest<T extends Spot>(spots: readonly T[], point: Point, reach = Infinity): T | null {
  let best: T | null = null
  let least = reach
  for (const spot of spots) {
    const away = distance(middle(spot), point)
    if (away < least || (away === least && best === null)) {
      best = spot
      least = away
    }
  }
  return best
}

const AHEAD: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** The next spot in a direction; after the last one it wraps around. */
export function towards<T extends Spot>(spots: readonly T[], from: T, direction: Direction): T {
  const step = AHEAD[direction]
  const start = middle(from)
  let next: T | null = null
  let least = Infinity
  let back = from
  let farthest = 0
  for (const spot of spots) {
    const at = middle(spot)
    const along = (at.x - start.x) * step.x + (at.y - start.y) * step.y
    const across = Math.abs((at.x - start.x) * step.y) + Math.abs((at.y - start.y) * step.x)
    if (along > 0 && along + 2 * across < least) {
      next = spot
      least = along + 2 * across
    }
    if (along < farthest) {
      farthest = along
      back = spot
    }
  }
  return next ?? back
}

/** The orientations that have a spot, in the order of rotation, light sides before dark ones. */
export function orientations(spots: readonly Spot[]): readonly { turn: number; dark: boolean }[] {
  const found = new Map<string, { turn: number; dark: boolean }>()
  for (const { turn, dark } of spots) found.set(`${Number(dark)}${turn}`, { turn, dark })
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, orientation]) => orientation)
}

/** The table's origin on the screen, and the pixels per unit of the drawing. */
export interface Camera extends Point {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const SMALLEST = 0.2
export const LARGEST = 2.2

function within(scale: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, scale))
}

/** A camera that shows the whole box with this margin in cells, with a zoom of at most 1 and at least `least`. */
export function fitted(box: Box, screen: Size, margin = 1.5, most = 1, least = SMALLEST): Camera {
  const [x, y, width, height] = box
  const across = (width + 2 * margin) * CELL
  const down = (height + 2 * margin) * CELL
  const scale = within(Math.min(screen.width / across, screen.height / down), least, most)
  return {
    scale,
    x: screen.width / 2 - (x + width / 2) * CELL * scale,
    y: screen.height / 2 - (y + height / 2) * CELL * scale,
  }
}

/** The camera zoomed by a factor; the point at `at` stays in place. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = within(camera.scale * factor, SMALLEST, LARGEST)
  const grown = scale / camera.scale
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }
}

/** A point of the screen in cells of the table. */
export function onTable(camera: Camera, at: Point): Point {
  const cell = CELL * camera.scale
  return { x: (at.x - camera.x) / cell, y: (at.y - camera.y) / cell }
}

/** A point of the table, in cells, on the screen. */
export function onScreen(camera: Camera, at: Point): Point {
  const cell = CELL * camera.scale
  return { x: at.x * cell + camera.x, y: at.y * cell + camera.y }
}

/** The camera moved as little as possible so that the box lies inside the screen, with a margin in pixels; it zooms
 * out for a box that is too large. */
export function uncovered(now: Camera, box: Box, screen: Size, most = 24): Camera {
  const margin = Math.min(most, screen.width / 8, screen.height / 8)
  const cell = CELL * now.scale
  const fits = Math.min((screen.width - 2 * margin) / (box[2] * cell), (screen.height - 2 * margin) / (box[3] * cell))
  const camera = fits < 1 ? zoomed(now, fits, onScreen(now, { x: box[0], y: box[1] })) : now
  const start = onScreen(camera, { x: box[0], y: box[1] })
  const end = onScreen(camera, { x: box[0] + box[2], y: box[1] + box[3] })
  return {
    scale: camera.scale,
    x: camera.x + shift(start.x, end.x, screen.width, margin),
    y: camera.y + shift(start.y, end.y, screen.height, margin),
  }
}

function shift(start: number, end: number, length: number, margin: number): number {
  if (end - start > length - 2 * margin) return (length - start - end) / 2
  return start < margin ? margin - start : Math.min(0, length - margin - end)
}

/** How much of a tile is drawn: 2 everything, 1 its banner, 0 only the symbol of its type. */
export function detailAt(scale: number): 0 | 1 | 2 {
  const cell = CELL * scale
  return cell >= 26 ? 2 : cell >= 15 ? 1 : 0
}

/** The bounding box of two boxes. */
export function joined(one: Box, other: Box): Box {
  const x = Math.min(one[0], other[0])
  const y = Math.min(one[1], other[1])
  return [x, y, Math.max(one[0] + one[2], other[0] + other[2]) - x, Math.max(one[1] + one[3], other[1] + other[3]) - y]
}

/** The words that price the market, slot by slot; `sources` names the slot whose tile moves to each slot. */
export function pricingWords(
  slots: readonly number[],
  sources: readonly (number | null)[],
  lay: (slot: number) => string,
): string[] {
  if (slots.every((slot, place) => sources[place] === slot || sources[place] === null)) return ['keep']
  const words: string[] = []
  let left = sources.filter((source) => source !== null).length
  for (const [place, source] of sources.entries()) {
    if (!left || sources.length - place === 1) break // the server fills the last slot
    words.push(source === null ? 'empty' : lay(source))
    if (source !== null) left -= 1
  }
  return words
}
