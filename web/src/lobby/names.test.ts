import { expect, test } from 'vitest'
import { inventedName } from './names'

test('a guest without a name gets a trade and a number of two digits', () => {
  expect(inventedName(['Mason', ' Carver'], 0)).toBe('Mason 10')
  expect(inventedName(['Mason', ' Carver'], 0.999999)).toBe('Carver 99')
  expect(inventedName(['Mason', ' Carver'], 0.5)).toBe('Carver 10')
})
