import { expect, test } from 'vitest'
import { randomGuestName } from './guestName'

test('a guest without a name gets a trade, without a number', () => {
  expect(randomGuestName(['Mason', ' Carver'], 0)).toBe('Mason')
  expect(randomGuestName(['Mason', ' Carver'], 0.999999)).toBe('Carver')
  expect(randomGuestName(['Mason', ' Carver'], 0.5)).toBe('Carver')
})
