import { expect, it } from 'vitest'
import { titlesIn } from './rules'

it('names a rule after its own text, or after the nearest chapter', () => {
  const title = titlesIn([
    { id: 'KB-CARD', level: 2, text: 'Cards' },
    { id: 'KB-CARD-MINERS-1', level: 0, text: 'Miners: 1 gold for each settlement.' },
    { id: 'KB-CARD-MINERS-3', level: 0, text: 'Step 2: 10 gold.' },
    { id: 'KB-CARD-MINERS-2', level: 0, text: 'Several count once.' },
  ])
  expect(['KB-CARD-MINERS-1', 'KB-CARD-MINERS-2', 'KB-CARD-MINERS-3', 'KB-END-1'].map(title)).toEqual([
    'Miners',
    'Cards',
    'Cards',
    '',
  ])
})
