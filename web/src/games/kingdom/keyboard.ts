/** Keys that move the cursor: arrows along rows and columns, letters and the corner keys diagonally. */
import { type Direction, type Hex, step, vertical } from '../../draw/hexes'

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'w',
  ArrowRight: 'e',
  y: 'nw',
  u: 'ne',
  b: 'sw',
  n: 'se',
  Home: 'nw',
  PageUp: 'ne',
  End: 'sw',
  PageDown: 'se',
}

/** The hex that a key moves to; null beyond the edge, undefined for other keys. */
export function hexForKey(from: Hex, key: string): Hex | null | undefined {
  if (key === 'ArrowUp') return vertical(from, -1)
  if (key === 'ArrowDown') return vertical(from, 1)
  const direction = DIRECTIONS[key.length === 1 ? key.toLowerCase() : key]
  return direction && step(from, direction)
}
