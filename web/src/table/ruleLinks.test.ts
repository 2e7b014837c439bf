import { expect, it } from 'vitest'
import { pieces, unnamed } from './ruleLinks'

it('splits a sentence at its rules', () => {
  expect(pieces('Anna gets 4 (KB-CARD-MINERS-1).').map(({ text, rule }) => [text, rule])).toEqual([
    ['Anna gets 4 (', null],
    ['KB-CARD-MINERS-1', 'KB-CARD-MINERS-1'],
    [').', null],
  ])
  expect(pieces('CS is a room')).toEqual([{ text: 'CS is a room', rule: null }])
})

it('lists the rules that no sentence mentions', () => {
  expect(unnamed(['KB-END-1', 'KB-CARD-LORDS-1'], ['4 gold (KB-CARD-LORDS-1)'])).toEqual(['KB-END-1'])
})
