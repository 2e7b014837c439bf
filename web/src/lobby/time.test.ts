import { describe, expect, test } from 'vitest'
import { ago, dayStart, rough, spanOf } from './time'

describe('spans', () => {
  test('a clock is shown in the largest unit without a remainder', () => {
    expect(spanOf(90)).toEqual({ unit: 'seconds', count: 90 })
    expect(spanOf(120)).toEqual({ unit: 'minutes', count: 2 })
    expect(spanOf(3 * 86_400)).toEqual({ unit: 'days', count: 3 })
  })

  test('a time past is rounded', () => {
    expect(rough(100)).toEqual({ unit: 'minutes', count: 2 })
    expect(rough(0.4)).toEqual({ unit: 'seconds', count: 0 })
  })
})

test('how long ago is said in the language', () => {
  expect(ago(0, 7_200_000, 'en')).toBe('2 hours ago')
  expect(ago(0, 86_400_000, 'cs')).toBe('včera')
  expect(ago(5_000, 4_000, 'en')).toBe('now')
})

test('a day starts at midnight here, and the day after it a day later', () => {
  const start = dayStart('2026-03-10')
  expect(new Date(start ?? 0).getHours()).toBe(0)
  expect(new Date(dayStart('2026-03-10', 1) ?? 0).getDate()).toBe(11)
  expect(dayStart('')).toBeNull()
})
