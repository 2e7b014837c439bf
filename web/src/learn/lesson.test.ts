import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GAMES, lessonOf } from '../games'
import type { LogEntry } from '../table/tableLog'
import type { Table } from '../table/table.svelte'
import { stub } from '../testing/stub'
import { Guide } from './guide.svelte'
import { due, happened, type Lesson, type Now } from './lesson'

vi.mock('../wire/api', () => ({ api: { get: async () => ({ word: 'J9' }) } }))

const TEXTS: Record<string, string> = import.meta.glob('$locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const textOf = (language: string, file: string) =>
  Object.entries(TEXTS).find(([path]) => path.endsWith(`/${language}/${file}`))?.[1] ?? ''

const asked = (step: string, facts = {}) => ({ step, rule: 'R', text: '', facts, choices: [] })
const now = (step: string | null, more: Partial<Now> = {}): Now => ({
  seat: 0,
  asked: step ? asked(step) : null,
  holding: false,
  times: () => 1,
  has: () => false,
  board: { scores: null },
  ...more,
})
const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})

describe.each(Object.keys(GAMES).filter((name) => GAMES[name]?.lesson))('the lesson of %s', (game) => {
  it('has words in every language for each of its moments, and for nothing else', async () => {
    const ids = (await lessonOf(game))?.moments.flatMap(({ id }) => [`${id}-title`, id]) ?? []
    for (const language of ['en', 'cs', 'ru']) {
      const text = textOf(language, 'web-learn.ftl')
      const said = [...text.matchAll(new RegExp(`^web-learn-${game}-(\\S+) =`, 'gm'))].map((found) => found[1])
      expect(said.sort()).toEqual([...ids].sort())
    }
  })

  it('explains ten things or so, each to be met at some question', async () => {
    const moments = (await lessonOf(game))?.moments ?? []
    expect(moments.length).toBeGreaterThanOrEqual(8)
    const text = textOf('en', `${game}.ftl`)
    const steps = [...text.matchAll(/^\w+-ask-([\w-]+) =/gm)].map((found) => found[1] ?? '')
    const late = { times: () => 99, has: () => true, board: { scores: null, master: 1 } }
    const met = (id: string) =>
      steps.some((step) =>
        due({ game, moments }, new Set(), { ...now(step, late), asked: asked(step, { tiles: 1 }) }).some(
          (moment) => moment.id === id,
        ),
      )
    expect(moments.map(({ id }) => id).filter((id) => !met(id))).toEqual([])
  })
})

it('explains nothing while no one is asked, and nothing twice', () => {
  const lesson: Lesson = {
    game: 'g',
    moments: [
      { id: 'a', when: () => true },
      { id: 'b', when: ({ asked: one }) => one?.step === 'q' },
    ],
  }
  expect(due(lesson, new Set(), now(null))).toEqual([])
  expect(due(lesson, new Set(), now('q')).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(due(lesson, new Set(['a']), now('p'))).toEqual([])
})

it('knows to whom something happened, and forgets what was taken back', () => {
  const line = (seat: number, undone: boolean) =>
    stub<LogEntry>({ events: [{ event: 'Won', seat, text: '', rule: '' }], undone })
  expect(happened([line(1, false)], 'Won', 0, true)).toBe(false)
  expect(happened([line(1, false)], 'Won', 0, false)).toBe(true)
  expect(happened([line(0, true)], 'Won', 0, true)).toBe(false)
})

describe('the guide', () => {
  const lesson: Lesson = {
    game: 'g',
    moments: [
      { id: 'a', when: ({ asked: one }) => one?.step === 'q' },
      { id: 'b', when: ({ asked: one }) => one?.step === 'q' },
      { id: 'second', when: ({ times }) => times('q') >= 2 },
    ],
  }
  const table = (seq: number, step: string | null) =>
    stub<Table>({
      tableId: 't',
      game: 'g',
      seat: 0,
      position: { seq },
      asked: step ? asked(step) : null,
      lines: [],
      board: { scores: null },
      preview: async () => ({ points: [3, 0], events: [{ event: '', text: 'You build.', rule: '' }] }),
    })
  beforeEach(() => kept.clear())

  it('takes what stood there while the learner decided as seen, and adapts', () => {
    const live = table(1, 'q')
    const guide = new Guide(live, lesson)
    guide.follow()
    expect(guide.moment?.id).toBe('a')
    Object.assign(live, { position: { seq: 2 }, lines: [{ move: 1, seat: 1 }] }) // another decides meanwhile
    guide.follow()
    expect([...guide.seen]).toEqual([])
    Object.assign(live, {
      position: { seq: 3 },
      lines: [
        { move: 1, seat: 1 },
        { move: 2, seat: 0 },
      ],
    })
    guide.follow()
    expect([...guide.seen]).toEqual(['a'])
    guide.next()
    expect([...guide.seen]).toEqual(['a', 'b'])
    expect(guide.moment?.id).toBe('second')
    guide.next()
    expect([guide.moment, guide.done]).toEqual([null, true])
  })

  it('keeps its explanation while the moves of others are shown', () => {
    const live = table(1, 'q')
    const guide = new Guide(live, lesson)
    guide.follow()
    Object.assign(live, { position: { seq: 2 }, asked: null, lines: [{ move: 1, seat: 1 }] })
    guide.follow()
    Object.assign(live, { position: { seq: 3 }, asked: asked('q') })
    guide.follow()
    expect([guide.moment?.id, [...guide.seen], guide.reached]).toEqual(['a', [], 1])
  })

  it('explains the move that is being prepared, and takes what stood there before as read', () => {
    let holding = false
    const buying: Lesson = {
      game: 'g',
      holds: () => holding,
      moments: [
        { id: 'buy', when: (state) => !state.holding },
        { id: 'place', when: (state) => state.holding },
      ],
    }
    const guide = new Guide(table(1, 'q'), buying)
    guide.follow()
    expect(guide.moment?.id).toBe('buy')
    holding = true
    guide.markSeen('nothing') // what is due is looked up again
    guide.follow()
    expect([guide.moment?.id, guide.seen.has('buy')]).toEqual(['place', true])
  })

  it('remembers what was explained when the page is reloaded', () => {
    new Guide(table(1, 'q'), lesson).markSeen('a')
    expect(new Guide(table(1, 'q'), lesson).moment?.id).toBe('b')
  })

  it('says what a suggestion would bring', async () => {
    const guide = new Guide(table(1, 'q'), lesson)
    await guide.advisor.suggest()
    expect(guide.advisor.suggestion).toMatchObject({ word: 'J9', texts: ['You build.'], points: 3 })
  })
})
