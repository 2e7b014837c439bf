import { beforeAll, expect, it, vi } from 'vitest'

let match: typeof import('./router.svelte').match

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
  vi.stubGlobal('addEventListener', () => {})
  match = (await import('./router.svelte')).match
})

it('finds parameters in a path', () => {
  expect(match('/tables/:id', '/tables/a%20b')).toEqual({ id: 'a b' })
  expect(match('/rules/:game', '/rules/kingdom/')).toEqual({ game: 'kingdom' })
})

it('does not take a path for another', () => {
  expect(match('/tables/:id', '/tables')).toBeNull()
  expect(match('/rules', '/rules/kingdom')).toBeNull()
  expect(match('/', '/x')).toBeNull()
})
