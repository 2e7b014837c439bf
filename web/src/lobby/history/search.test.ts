import { expect, test } from 'vitest'
import { queryOf, readSearch, serverQuery } from './search'

const query = '?game=ludwig&player=me&since=2026-01-02&until=2026-01-03&option=foyer%3D3'

test('an address is a search and a search is an address', () => {
  expect(queryOf(readSearch(query))).toBe(query)
  expect(queryOf(readSearch(''))).toBe('')
})

test('options without a game are not asked for', () => {
  expect(queryOf({ ...readSearch(query), game: '', player: '', since: '', until: '' })).toBe('')
})

test('the last day is part of the search, and paging continues after the last table', () => {
  const sent = serverQuery(readSearch(query), 'ann', 77)
  expect(sent).toMatchObject({ status: 'finished', player: 'ann', mine: true, option: ['foyer=3'], until: 77 })
  expect(Number(sent['before']) - Number(sent['since'])).toBe(2 * 86_400_000)
})

test('without a person there are no own games', () => {
  expect(serverQuery(readSearch('?player=me'), undefined).player).toBe('nobody')
})
