import { expect, test } from 'vitest'
import { stub } from '../../testing/stub'
import type { TableState } from '../requests'
import { byHost } from './byHost'

const table = (id: string, host: string) => stub<TableState>({ id, host })
const ids = (tables: readonly TableState[]) =>
  byHost(tables).map(({ table, others }) => [table, ...others].map(({ id }) => id))

test('many tables of one host take one place in the list, and nobody is left out', () => {
  const flood = Array.from({ length: 30 }, (_, number) => table(`e${number}`, 'eve'))
  const found = ids([...flood.slice(0, 20), table('a', 'ann'), ...flood.slice(20), table('b', 'bob')])
  expect(found.map((group) => group.length)).toEqual([30, 1, 1])
  expect(found.map(([first]) => first)).toEqual(['e0', 'a', 'b'])
  expect(ids([])).toEqual([])
})
