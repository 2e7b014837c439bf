import { expect, test } from 'vitest'
import { stub } from '../../testing/stub'
import type { TableState } from '../requests'
import { pointsOf } from './points'

function table(game: string, finished: number, result: number[] | null): TableState {
  const seats = [
    { seat: 0, kind: 'bot', bot: 'easy' },
    { seat: 1, kind: 'person', user: 'anna' },
  ]
  return stub<TableState>({ game, finished, result, seats })
}

test('points are those of the player, oldest first, and the game played most comes first', () => {
  const tables = [
    table('ludwig', 9, [1, 90]),
    table('kingdom', 3, [5, 30]),
    table('ludwig', 2, [2, 70]),
    table('ludwig', 5, [3, 80]),
    table('kingdom', 4, [5, 40]),
  ]
  expect(pointsOf('anna', tables)).toEqual([
    ['ludwig', [70, 80, 90].map((value, place) => ({ value, at: [2, 5, 9][place] }))],
    ['kingdom', [30, 40].map((value, place) => ({ value, at: [3, 4][place] }))],
  ])
  expect(pointsOf('bot:easy', tables)[1]?.[1]).toHaveLength(2)
})

test('one game is no line, and a game without a result does not count', () => {
  expect(pointsOf('anna', [table('kingdom', 1, [1, 2]), table('kingdom', 2, null)])).toEqual([])
  expect(pointsOf('boris', [table('kingdom', 1, [1, 2]), table('kingdom', 2, [1, 2])])).toEqual([])
})
