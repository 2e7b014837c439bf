import { expect, test } from 'vitest'
import type { SeatState, TableState } from '../requests'
import { opponentsOf } from './opponents'
import { type Part, stub } from '../../testing/stub'

const seat = (user: string | null, bot: string | null = null) => ({ user, bot, name: user ?? bot ?? '' })
const table = (...seats: Part<SeatState>[]) => stub<TableState>({ seats })

test('opponents are counted once a table, the most frequent first', () => {
  const tables = [
    table(seat('ann'), seat(null, 'greedy'), seat(null, 'greedy')),
    table(seat('ann'), seat('bob')),
    table(seat('bob'), seat('ann'), seat(null)),
  ]
  expect(opponentsOf('ann', tables)).toEqual([
    { player: 'bob', name: 'bob', games: 2 },
    { player: 'bot:greedy', name: 'greedy', games: 1 },
  ])
})
