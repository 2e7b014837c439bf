import { expect, test } from 'vitest'
import { isSet, setHash, setName, setOf } from './componentSets'

test('a set is called what its file is called', () => {
  expect(setName('true-tiles.json#5a0c1f9e2b47')).toBe('true-tiles')
  expect(setHash('true-tiles.json#5a0c1f9e2b47')).toBe('5a0c1f9e2b47')
  expect([isSet('true-tiles.json#5a0c1f9e2b47'), isSet('standard')]).toEqual([true, false])
})

test('the printed components are no set', () => {
  expect([setOf({}), setOf({ components: 'standard' })]).toEqual([undefined, undefined])
  expect(setOf({ components: 'a.json#5a0c1f9e2b47' })).toBe('a.json#5a0c1f9e2b47')
})
