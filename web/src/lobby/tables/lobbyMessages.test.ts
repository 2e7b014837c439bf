import { expect, test } from 'vitest'
import type { TableState } from '../requests'
import { after } from './lobbyMessages'

const table = (id: string, created: number, rated = false) => ({ id, created, rated }) as TableState

test('the first message is the list, the newest table first', () => {
  const list = after([table('old', 1)], { type: 'tables', tables: [table('a', 1), table('b', 2)] })
  expect(list.map((each) => each.id)).toEqual(['b', 'a'])
})

test('a table that comes, changes and goes', () => {
  let list = after([table('a', 1)], { type: 'added', table: table('b', 2) })
  expect(list.map((each) => each.id)).toEqual(['b', 'a'])
  list = after(list, { type: 'changed', table: table('a', 1, true) })
  expect(list.map((each) => each.rated)).toEqual([false, true])
  list = after(list, { type: 'added', table: table('a', 1) })
  expect(list).toHaveLength(2)
  list = after(list, { type: 'gone', id: 'b' })
  expect(list.map((each) => each.id)).toEqual(['a'])
})

test('what is not about tables leaves the list alone', () => {
  const list = [table('a', 1)]
  expect(after(list, { type: 'pong', id: '' })).toBe(list)
})
