import { expect, test } from 'vitest'
import { choiceText } from './optionText'

test('a choice begins with a capital letter, but a set of components is written as its host wrote it', () => {
  expect(choiceText({ word: 'standard', name: 'the printed components' })).toBe('The printed components')
  expect(choiceText({ word: 'true-tiles.json#5a0c1f9e2b47', name: 'true-tiles' })).toBe('true-tiles')
})
