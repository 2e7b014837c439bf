import { expect, test } from 'vitest'
import { stub } from '../../testing/stub'
import type { SeatState, TableState, UnfinishedTable } from '../requests'
import { endOf, inOrder, waitingFor } from './unfinished.svelte'

const seat = (number: number, user: string | null, stand_in: string | null = null) =>
  stub<SeatState>({ seat: number, user, bot: user ? null : 'easy', stand_in })
const entry = (id: string, actors: number[], more: Partial<TableState> = {}): UnfinishedTable => ({
  table: stub<TableState>({ id, status: 'playing', host: 'me', seats: [seat(0, 'me'), seat(1, null)], ...more }),
  actors,
  seq: 1,
})

const mine = entry('mine', [0])
const bots = entry('bots', [1])
const open = entry('open', [], { status: 'open' })
const left = entry('left', [0], { seats: [seat(0, 'me', 'greedy'), seat(1, 'ann')] })

test('what a table waits for', () => {
  expect([mine, bots, open, left].map((one) => waitingFor(one, 'me'))).toEqual(['me', 'others', 'players', 'nothing'])
})

test('one’s turns come first, games that were left to bots last', () => {
  expect(inOrder([left, bots, open, mine], 'me').map(({ table }) => table.id)).toEqual(['mine', 'open', 'bots', 'left'])
})

test('only an unrated game without other people is closed', () => {
  const rated = entry('rated', [], { rated: true })
  const ends = [mine, rated, left, open].map(({ table }) => endOf(table, 'me'))
  expect(ends).toEqual(['close', 'bot', 'bot', 'cancel'])
  expect(endOf(open.table, 'ann')).toBe('stand-up')
})
