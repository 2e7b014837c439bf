/** Keys that walk over the board: arrows in rows and columns, letters and the corner keys aslant. */
import { type Direction, type Hex, step, upright } from '../../draw/hexes'

const ASLANT: Record<string, Direction> = {
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

/** Where a key leads: undefined is no walking key, null is off the board. */
export function walk(from: Hex, key: string): Hex | null | undefined {
  if (key === 'ArrowUp') return upright(from, -1)
  if (key === 'ArrowDown') return upright(from, 1)
  const direction = ASLANT[key.length === 1 ? key.toLowerCase() : key]
  return direction && step(from, direction)
}
