import { expect, test } from 'vitest'
import { randomGuestName } from './guestName'

test('a guest without a name gets a trade and a number of two digits', () => {
  expect(randomGuestName(['Mason', ' Carver'], 0)).toBe('Mason 10')
  expect(randomGuestName(['Mason', ' Carver'], 0.999999)).toBe('Carver 99')
  expect(randomGuestName(['Mason', ' Carver'], 0.5)).toBe('Carver 10')
})
