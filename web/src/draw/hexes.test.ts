import { describe, expect, it } from 'vitest'
import {
  centre,
  COUNT,
  type Direction,
  DIRECTIONS,
  MAP,
  nameOf,
  outline,
  R,
  seam,
  side,
  SIDE,
  step,
  vertical,
  WIDE,
} from './hexes'

const BACK: Record<Direction, Direction> = { w: 'e', e: 'w', nw: 'se', se: 'nw', ne: 'sw', sw: 'ne' }
const every = Array.from({ length: COUNT }, (_, hex) => hex)

describe('hexes', () => {
  it('are named by column and row', () => {
    expect([nameOf(0), nameOf(19), nameOf(20), nameOf(COUNT - 1)]).toEqual(['A1', 'T1', 'A2', 'T20'])
  })

  it('of different areas are parted by the sides between them', () => {
    expect(seam([[0], [1, 20, 21]])).toBe(side(0, 'e') + side(0, 'se'))
    expect(seam([every])).toBe('')
    expect(side(0, 'e')).toBe(`M${WIDE} ${R / 2}L${WIDE} ${(3 * R) / 2}`)
  })

  it('lie inside the map', () => {
    for (const { x, y } of every.map(centre)) {
      expect(x - WIDE / 2).toBeGreaterThan(-1e-9)
      expect(x + WIDE / 2).toBeLessThan(MAP.width + 1e-9)
      expect(y - R).toBeGreaterThanOrEqual(0)
      expect(y + R).toBeLessThanOrEqual(MAP.height)
    }
  })

  it('are one width apart in all six directions', () => {
    for (const hex of every) {
      for (const direction of DIRECTIONS) {
        const other = step(hex, direction)
        if (other === null) continue
        const [a, b] = [centre(hex), centre(other)]
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(WIDE)
        expect(step(other, BACK[direction])).toBe(hex)
      }
    }
  })

  it('have neighbours in the named direction', () => {
    const start = 7 * SIDE + 7
    const from = centre(start)
    const to = (direction: Direction) => centre(step(start, direction) ?? -1)
    expect(to('ne').x).toBeGreaterThan(from.x)
    expect(to('ne').y).toBeLessThan(from.y)
    expect(to('sw').x).toBeLessThan(from.x)
    expect(to('sw').y).toBeGreaterThan(from.y)
    expect(to('w').y).toBe(from.y)
  })

  it('end at the edge of the board', () => {
    expect(step(0, 'w')).toBeNull()
    expect(step(0, 'nw')).toBeNull()
    expect(step(SIDE, 'sw')).toBe(2 * SIDE)
    expect(step(2 * SIDE - 1, 'ne')).toBeNull()
    expect(vertical(0, -1)).toBeNull()
    expect(vertical(COUNT - 1, 1)).toBeNull()
  })

  it('keep their column when moving up and down', () => {
    for (const hex of every.slice(0, COUNT - SIDE)) {
      const below = vertical(hex, 1)
      expect([step(hex, 'sw'), step(hex, 'se')]).toContain(below)
      expect(vertical(below ?? -1, -1)).toBe(hex)
    }
  })

  it('are drawn as closed paths of six corners', () => {
    expect(outline(10)).toBe('M0 -10.00L8.66 -5.00V5.00L0 10.00L-8.66 5.00V-5.00Z')
  })
})
