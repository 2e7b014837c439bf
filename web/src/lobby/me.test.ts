import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Person } from './requests'

const ann: Person = { id: 'ann', name: 'Ann', login: null, language: 'en', colour: '#123456', portrait: '' }
let asked: { method: string; path: string; body: unknown }[] = []
let here: Person | null = null

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  asked = []
  here = null
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = url.replace(/\?.*/, '')
    const body: unknown = JSON.parse((init.body as string | undefined) ?? 'null')
    asked.push({ method: init.method ?? '', path, body })
    return Promise.resolve(
      Response.json(
        path === '/api/here' ? { person: here, operator: false, ban: null } : { ...ann, ...(body as object) },
      ),
    )
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const fresh = async () => (await import('./me.svelte')).me

describe('who sits here', () => {
  test('is loaded once, and may be null', async () => {
    const me = await fresh()
    expect(await Promise.all([me.load(), me.load()])).toEqual([null, null])
    expect(asked).toHaveLength(1)
    expect(me.known).toBe(true)
  })

  test('becomes a guest when a seat is needed, once, under the chosen name', async () => {
    const me = await fresh()
    await me.rename(' Bob ')
    await me.ensure()
    await me.ensure()
    expect(asked.filter(({ path }) => path === '/api/guests').map(({ body }) => body)).toEqual([
      { name: 'Bob', language: 'en' },
    ])
    expect(me.person?.name).toBe('Bob')
  })

  test('stays the same when the server knows the person', async () => {
    here = ann
    const me = await fresh()
    expect(await me.ensure('Other')).toEqual(ann)
    expect(asked.map(({ path }) => path)).toEqual(['/api/here'])
  })

  test('gets the language of the page once it is switched', async () => {
    here = ann
    vi.stubGlobal('document', { documentElement: {}, querySelector: () => null })
    const me = await fresh()
    await me.load()
    await me.speak('cs')
    await me.speak('cs')
    expect(asked.slice(1)).toEqual([{ method: 'PATCH', path: '/api/me', body: { language: 'cs' } }])
    expect(me.person?.language).toBe('cs')
  })

  test('is null again after logging out', async () => {
    here = ann
    const me = await fresh()
    await me.load()
    await me.logout()
    expect(await me.load()).toBeNull()
  })
})
