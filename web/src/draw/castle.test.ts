import { describe, expect, it } from 'vitest'
import {
  type Spot,
  fitted,
  joined,
  parsePosition,
  nearest,
  onScreen,
  onTable,
  pricingWords,
  towards,
  uncovered,
  orientations,
  positionWord,
  zoomed,
} from './castle'

function spot(word: string, points = 0): Spot {
  const position = parsePosition(word)
  if (!position) throw new Error(word)
  return { ...position, word, width: 2, height: 2, points, completes: [] }
}

describe('the notation of placements', () => {
  it('gives the cell, rotation and side of a tile', () => {
    expect(parsePosition('3,-2ed')).toEqual({ x: 3, y: -2, turn: 1, dark: true })
    expect(parsePosition('buy8')).toBeNull()
  })
  it('is written as it is read', () => {
    for (const word of ['0,0n', '-12,7w', '3,-2ed']) expect(positionWord(parsePosition(word)!)).toBe(word)
  })
})

describe('finding a spot', () => {
  const spots = [spot('0,0n'), spot('4,0n'), spot('0,4n'), spot('4,4e')]
  it('returns the one whose middle is nearest', () => {
    expect(nearest(spots, { x: 4.6, y: 1.2 })?.word).toBe('4,0n')
  })
  it('finds none out of reach', () => {
    expect(nearest(spots, { x: 20, y: 20 }, 1.5)).toBeNull()
  })
  it('moves in a direction and wraps around at the end', () => {
    const at = (word: string) => spots.find((one) => one.word === word)!
    expect(towards(spots, at('0,0n'), 'right').word).toBe('4,0n')
    expect(towards(spots, at('0,0n'), 'down').word).toBe('0,4n')
    expect(towards(spots, at('4,0n'), 'right').word).toBe('0,0n')
  })
  it('returns the only spot', () => {
    const alone = spot('0,0n')
    expect(towards([alone], alone, 'up')).toBe(alone)
  })
  it('lists the possible rotations, dark sides last', () => {
    expect(orientations([spot('1,1wd'), spot('4,4e'), spot('0,0n'), spot('2,2e')])).toEqual([
      { turn: 0, dark: false },
      { turn: 1, dark: false },
      { turn: 3, dark: true },
    ])
  })
})

describe('the camera', () => {
  const screen = { width: 800, height: 600 }
  it('shows a box in the middle', () => {
    const camera = fitted([-2, -3, 10, 8], screen)
    expect(onScreen(camera, { x: 3, y: 1 })).toEqual({ x: 400, y: 300 })
    expect(camera.scale).toBeLessThanOrEqual(1)
  })
  it('keeps the point under the pointer when zooming', () => {
    const camera = fitted([0, 0, 12, 9], screen)
    const before = onTable(camera, { x: 100, y: 70 })
    const after = onTable(zoomed(camera, 1.3, { x: 100, y: 70 }), { x: 100, y: 70 })
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })
  it('moves only as far as needed to show a box', () => {
    const camera = { x: 0, y: 0, scale: 1 }
    expect(uncovered(camera, [2, 2, 3, 3], screen)).toEqual(camera)
    expect(uncovered(camera, [-2, 2, 3, 3], screen).x).toBe(104)
    expect(uncovered(camera, [18, 2, 3, 3], screen).x).toBe(-64)
  })
  it('zooms out for a box that is larger than the screen', () => {
    const phone = { width: 360, height: 200 }
    const shown = uncovered({ x: 0, y: 0, scale: 1 }, [0, 0, 4, 10], phone)
    expect(onScreen(shown, { x: 0, y: 0 }).y).toBeGreaterThanOrEqual(20)
    expect(onScreen(shown, { x: 0, y: 10 }).y).toBeLessThanOrEqual(180)
  })
  it('joins boxes', () => {
    expect(joined([0, 0, 3, 3], [-2, 1, 3, 6])).toEqual([-2, 0, 5, 7])
  })
})

describe('pricing the market', () => {
  const lay = (slot: number) => `lay${[15, 10, 8, 6, 4][slot]}`
  it('keeps unchanged prices', () => {
    expect(pricingWords([0, 1, 2], [0, 1, 2], lay)).toEqual(['keep'])
    expect(pricingWords([0, 1, 2], [0, null, 2], lay)).toEqual(['keep'])
  })
  it('names each tile by its old price; the last one is implied', () => {
    expect(pricingWords([0, 1, 2], [2, 0, 1], lay)).toEqual(['lay8', 'lay15'])
  })
  it('leaves a slot empty if there are too few tiles', () => {
    expect(pricingWords([0, 1, 2], [null, 0, 1], lay)).toEqual(['empty', 'lay15'])
    expect(pricingWords([0, 1, 2], [1, null, null], lay)).toEqual(['lay10'])
  })
})
