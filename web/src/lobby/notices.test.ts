import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

class FakeSocket {
  onmessage: (event: { data: string }) => void = () => {}
  constructor() {
    sockets.push(this)
  }
}
let sockets: FakeSocket[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: 'http://here' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { hidden: false, querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A person on this path gets a notice about a turn at table t1: the shown toasts, and how to go on. */
async function told(path: string) {
  const { router } = await import('../router.svelte')
  const { tableAt } = await import('../routes')
  const { toasts } = await import('../parts/toasts.svelte')
  const { notices } = await import('./notices.svelte')
  router.path = path
  notices.follow()
  const text = 'it is your turn'
  sockets[0]?.onmessage({
    data: JSON.stringify({ type: 'notice', event: 'your-turn', table: 't1', text, browser: false }),
  })
  return { router, read: () => toasts.beside(tableAt(router.path)).map((toast) => toast.text) }
}

describe('a notice about a table', () => {
  test.each(['/', '/tables/t2', '/replay/t1', '/people/t1'])('is read at %s', async (path) => {
    expect((await told(path)).read()).toEqual(['it is your turn'])
  })

  test.each(['/tables/t1', '/room/t1', '/learn/kingdom/t1'])('is not needed at %s, where one sees it', async (path) => {
    expect((await told(path)).read()).toEqual([])
  })

  test('goes away when one goes to the table', async () => {
    const { router, read } = await told('/')
    router.path = '/tables/t1'
    expect(read()).toEqual([])
  })

  test('goes away by itself', async () => {
    const { read } = await told('/')
    vi.advanceTimersByTime(6_000)
    expect(read()).toEqual([])
  })
})
