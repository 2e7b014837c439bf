import { expect, it } from 'vitest'
import { timeLeft } from './clock'

it('formats the time left, which is never negative', () => {
  expect([-5, 1, 61_000, 3_600_000, 90_061_000].map(timeLeft)).toEqual(['0:00', '0:01', '1:01', '1:00:00', '1 d 1 h'])
})
