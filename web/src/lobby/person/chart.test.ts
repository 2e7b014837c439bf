import { describe, expect, test } from 'vitest'
import { dots, heightOf, lineOf, ticks } from './chart'

const box = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 }

describe('the numbers beside a chart', () => {
  test('are round and enclose all values', () => {
    expect(ticks([3.2, 17.8])).toEqual([0, 5, 10, 15, 20])
    expect(ticks([-4, 4])).toEqual([-4, -2, 0, 2, 4])
    expect(ticks([0.1, 0.4])).toEqual([0, 0.2, 0.4])
  })

  test('are at least two, even for a single value', () => {
    expect(ticks([20]).length).toBeGreaterThan(1)
    expect(ticks([0]).length).toBeGreaterThan(1)
  })
})

test('the lowest number lies at the bottom and the highest at the top', () => {
  expect(heightOf(0, [0, 10], box)).toBe(50)
  expect(heightOf(10, [0, 10], box)).toBe(10)
})

test('points go from the left edge to the right', () => {
  const points = dots([0, 10, 5], [0, 10], box)
  expect(points.map((point) => point.x)).toEqual([10, 60, 110])
  expect(points.map((point) => point.y)).toEqual([50, 10, 30])
  expect(lineOf(points)).toBe('M10.0 50.0L60.0 10.0L110.0 30.0')
  expect(dots([5], [0, 10], box)[0]?.x).toBe(10)
})
