import { expect, test } from 'vitest'
import type { SeatState, TableState } from '../requests'
import { actionOf } from './tableText'
import { type Part, stub } from '../../testing/stub'

const seat = (kind: string, user: string | null) => ({ seat: 0, kind, user, name: '', bot: null, ready: true })
const table = (status: string, ...seats: Part<SeatState>[]) => stub<TableState>({ status, host: 'ann', seats })

test('there is one thing to do with a table, depending on who looks', () => {
  const open = table('open', seat('person', 'ann'), seat('open', null))
  expect(actionOf(open, 'ann')).toBe('room')
  expect(actionOf(open, 'bob')).toBe('join')
  expect(actionOf(open, undefined)).toBe('join')
  expect(actionOf(table('open', seat('person', 'ann')), 'bob')).toBe('look')
  expect(actionOf(table('finished'), 'ann')).toBe('replay')
})

test('a running game is watched, looked at or played', () => {
  const running = table('playing', seat('person', 'ann'))
  expect(actionOf(running, 'bob')).toBe('watch')
  expect(actionOf(running, 'ann')).toBe('look')
  expect(actionOf(running, 'ann', true)).toBe('move')
})
