/** The geometry of the 20 x 20 hexes. The measures agree with the server's picture of the map. */
export const SIDE = 20
export const COUNT = SIDE * SIDE
/** from the centre of a hex to its corners */
export const R = 33
/** the width of a hex */
export const WIDE = Math.sqrt(3) * R
export const MAP = { width: WIDE * (SIDE + 0.5), height: R * (1.5 * SIDE + 0.5) } as const

/** the margin of the map's picture, for the line along its edge */
export const BLEED = 2

export type Hex = number
export interface Point {
  x: number
  y: number
}

export const DIRECTIONS = ['w', 'e', 'nw', 'ne', 'sw', 'se'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The centre of a hex; odd rows lie half a hex further right. */
export function centre(hex: Hex): Point {
  const row = rowOf(hex)
  return { x: WIDE * (columnOf(hex) + 0.5 + 0.5 * (row % 2)), y: R * (1 + 1.5 * row) }
}

export function rowOf(hex: Hex): number {
  return Math.floor(hex / SIDE)
}

export function columnOf(hex: Hex): number {
  return hex % SIDE
}

/** Column A to T, then row 1 to 20 from the top. */
export function nameOf(hex: Hex): string {
  return `${String.fromCharCode(65 + columnOf(hex))}${rowOf(hex) + 1}`
}

/** A hex around the origin as an SVG path, with a corner at the top. */
export function outline(radius = R): string {
  const half = (Math.sqrt(3) / 2) * radius
  const [wide, tall, low] = [half, radius, radius / 2].map((value) => value.toFixed(2))
  return `M0 -${tall}L${wide} -${low}V${low}L0 ${tall}L-${wide} ${low}V-${low}Z`
}

/** The side of a hex towards its right or lower neighbours, as an SVG path. */
export function side(hex: Hex, towards: 'e' | 'sw' | 'se'): string {
  const { x, y } = centre(hex)
  const [right, left, low] = [x + WIDE / 2, x - WIDE / 2, y + R / 2]
  const [from, to] = {
    e: [`${right} ${y - R / 2}`, `${right} ${low}`],
    se: [`${right} ${low}`, `${x} ${y + R}`],
    sw: [`${x} ${y + R}`, `${left} ${low}`],
  }[towards]
  return `M${from}L${to}`
}

/** The line between areas of hexes, as an SVG path. */
export function seam(areas: readonly (readonly Hex[])[]): string {
  const area = new Map(areas.flatMap((hexes, number) => hexes.map((hex) => [hex, number] as const)))
  const sides = (hex: Hex) =>
    (['e', 'sw', 'se'] as const).filter((towards) => {
      const next = step(hex, towards)
      return next !== null && area.has(next) && area.get(next) !== area.get(hex)
    })
  return [...area.keys()].flatMap((hex) => sides(hex).map((towards) => side(hex, towards))).join('')
}

/** The neighbour in a direction; null beyond the edge. */
export function step(hex: Hex, direction: Direction): Hex | null {
  const row = rowOf(hex)
  const shift = row % 2
  const up = direction.startsWith('n') ? -1 : direction.startsWith('s') ? 1 : 0
  const aside = up === 0 ? (direction === 'e' ? 1 : -1) : direction.endsWith('e') ? shift : shift - 1
  return hexAt(row + up, columnOf(hex) + aside)
}

/** The hex of the same column in the next or previous row. Odd rows are shifted, so columns zigzag. */
export function vertical(hex: Hex, rows: 1 | -1): Hex | null {
  return hexAt(rowOf(hex) + rows, columnOf(hex))
}

function hexAt(row: number, column: number): Hex | null {
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? null : row * SIDE + column
}
