import { expect, test } from 'vitest'
import { spanOf } from './strength'

const rating = (mu: number, sigma: number) => ({ mu, sigma, ordinal: mu - 3 * sigma })

test('the bars of a ranking share one scale, from nothing to the most that anyone might be', () => {
  const all = [rating(30, 2), rating(20, 5)]
  expect(all.map((each) => spanOf(each, all))).toEqual([
    { sure: (100 * 24) / 36, most: 100 },
    { sure: (100 * 5) / 36, most: (100 * 35) / 36 },
  ])
})

test('a rating below zero moves the left end of the scale', () => {
  const all = [rating(10, 5), rating(20, 1)]
  expect(spanOf(all[0]!, all)).toEqual({ sure: 0, most: (100 * 30) / 30 })
})
