import { describe, expect, it } from 'vitest'
import { answer, turn } from './examples'
import { chanceLine, expectedLine, frame, markNear, marksOf, pointsOf, ticksOf, valueAt } from './graph'

const GAME = [
  turn(1, 0, answer('a b', [50, 48], 0.55), answer('c', [52, 47], 0.6), 3),
  turn(3, 1, answer('d', [49, 49], 0.5)),
  turn(5, 0, answer('e', [40, 52], 0.1), answer('f', [50, 47], 0.6), 15),
]
const END = { step: 8, result: [41, 55], places: [2, 1] }

describe('the lines of an analysis', () => {
  it('begin with what could be expected, and end with what came', () => {
    expect(expectedLine(GAME, 0, END).map(({ step, value }) => [step, value])).toEqual([
      [0, 52],
      [2, 50],
      [3, 49],
      [5, 40],
      [8, 41],
    ])
    expect(expectedLine(GAME, 1, null).at(-1)).toEqual({ step: 5, value: 52 })
    expect(expectedLine([], 0, END)).toEqual([])
  })

  it('know the chances of both between two, and of more only after their own turns', () => {
    const steps = (seat: number, players: number) =>
      chanceLine(GAME, seat, players, null).map(({ step, value }) => [step, Math.round(100 * value)])
    expect(steps(1, 2)).toEqual([
      [0, 40],
      [2, 45],
      [3, 50],
      [5, 90],
    ])
    expect(steps(1, 3)).toEqual([
      [2, 50],
      [3, 50],
    ])
    expect(chanceLine(GAME, 1, 2, END).at(-1)).toEqual({ step: 8, value: 1 })
    expect(chanceLine(GAME, 1, 2, { ...END, places: [1, 1] }).at(-1)?.value).toBe(0.5)
  })

  it('are read between turns, and not after their end', () => {
    const line = expectedLine(GAME, 0, null)
    expect([0, 1, 2, 4, 5, 6].map((step) => valueAt(line, step))).toEqual([52, 51, 50, 44.5, 40, null])
    expect(valueAt(chanceLine(GAME, 1, 3, null), 0)).toBe(0.5)
  })
})

describe('the field', () => {
  it('has round numbers around all lines', () => {
    const line = (...values: number[]) => values.map((value, step) => ({ step, value }))
    expect(ticksOf([line(41, 48), line(52)], 4)).toEqual([40, 45, 50, 55])
    expect(ticksOf([line(41, 48), line(52)], 2)).toEqual([40, 50, 60])
    expect(ticksOf([line(-3, 118)], 4)).toEqual([-50, 0, 50, 100, 150])
    expect(ticksOf([line(40)], 4)).toEqual([40, 45])
    expect(ticksOf([], 4)).toEqual([0, 5])
  })

  it('goes across with the steps and up with the values', () => {
    const field = frame(200, 100, 8, [40, 50, 60])
    expect(pointsOf(expectedLine(GAME, 0, null), field)).toBe('0.0,40.0 50.0,50.0 75.0,55.0 125.0,100.0')
  })

  it('marks mistakes on the line of their seat, and finds the one that is meant', () => {
    const field = frame(200, 100, 8, [40, 50, 60])
    const lines = [0, 1].map((seat) => expectedLine(GAME, seat, null))
    const marks = marksOf([GAME[2]!, GAME[0]!], lines, field)
    expect(marks.map(({ step, x, y, size }) => [step, x, y, size])).toEqual([
      [5, 125, 100, 5],
      [2, 50, 50, 4],
    ])
    expect([markNear(marks, 48, 55)?.step, markNear(marks, 125, 100)?.step, markNear(marks, 90, 80)]).toEqual([
      2,
      5,
      null,
    ])
  })
})
