import { afterEach, expect, test, vi } from 'vitest'
import { stub } from '../../testing/stub'
import { tables } from '../requests'
import { invitationTo, onlyHere, originForOthers } from './links'

afterEach(() => vi.restoreAllMocks())

const page = (url: string) => stub<Location>({ origin: new URL(url).origin, hostname: new URL(url).hostname })

test('addresses of this computer alone are recognised', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(onlyHere)).toBe(true)
  expect(['192.0.2.7', 'kastelan.example', '::2', 'localhost.example'].some(onlyHere)).toBe(false)
})

test('a link names an address that others reach, if there is one', async () => {
  const asked = vi.spyOn(tables, 'addresses').mockResolvedValue(['http://192.0.2.7:8000'])
  expect(await originForOthers(page('http://127.0.0.1:8000/room/t'))).toBe('http://192.0.2.7:8000')
  asked.mockResolvedValue([])
  expect(await originForOthers(page('http://127.0.0.1:8000/room/t'))).toBe('http://127.0.0.1:8000')
  asked.mockRejectedValue(new Error('offline'))
  expect(await originForOthers(page('http://localhost:8000/'))).toBe('http://localhost:8000')
  asked.mockClear()
  expect(await originForOthers(page('https://kastelan.example/'))).toBe('https://kastelan.example')
  expect(asked).not.toHaveBeenCalled()
})

test('the link of the host contains the invitation', () => {
  expect(invitationTo({ id: 't1', invite: 'a b' }, 'https://k.example')).toBe('https://k.example/room/t1?invite=a%20b')
  expect(invitationTo({ id: 't1', invite: null }, 'https://k.example')).toBe('https://k.example/room/t1')
})
