import { describe, expect, it, vi } from 'vitest'
import { stub } from '../testing/stub'
import type { Person, Position, TableState } from '../wire/types'
import { type Ask, TableSocket } from '../wire/socket'
import { Table } from './table.svelte'

const me = stub<Person>({ id: 'u1', name: 'Anna' })

function sheet(...users: (string | null)[]): TableState {
  const seats = users.map((user, seat) => ({
    seat,
    kind: 'person',
    name: user ? `name ${seat}` : '',
    user,
    bot: null,
    ready: true,
    stand_in: null,
  }))
  return stub<TableState>({
    id: 't',
    game: 'kingdom',
    players: users.length,
    options: {},
    seats,
    status: 'playing',
    result: null,
  })
}

/** Sends a seat an update: whether it is asked, and who plays it. */
function sendUpdate(
  table: Table,
  seat: number | null,
  seq: number,
  asked: boolean,
  more: Partial<Position> = {},
): void {
  const question = { step: 's', message: 'm', rule: 'R', facts: {}, text: 'What?', legal: ['a', 'b'], choices: null }
  const position = stub<Position>({
    seat,
    seq,
    asked: asked ? question : null,
    stand_ins: {},
    result: null,
    board: { scores: [seat ?? -1] },
    ...more,
  })
  const happened = Array.from({ length: seq }, (_, i) => ({
    seq: i + 1,
    kind: 'move',
    seat: 0,
    word: null,
    at: 0,
    events: [],
    text: null,
    turn: null,
    forced: false,
  }))
  table.cache.apply({ type: 'update', position, happened })
}

/** Records the queries of a table without answering them. */
function recordQueries(table: Table): { question: unknown; signal: AbortSignal | undefined }[] {
  const asked: { question: unknown; signal: AbortSignal | undefined }[] = []
  const ask: Ask = (type, question, signal) =>
    new Promise(() => asked.push({ question: { type, ...question }, signal }))
  Object.assign(table, { ask })
  return asked
}

describe('a table', () => {
  it('shows the position of the own seat, with a choice for each legal word', () => {
    const table = new Table(sheet('u2', 'u1'), me)
    sendUpdate(table, 1, 1, true)
    expect([table.seat, table.readonly, table.myTurn]).toEqual([1, false, true])
    expect(table.board).toEqual({ scores: [1] })
    expect(table.asked?.choices.map((choice) => choice.word)).toEqual(['a', 'b'])
  })

  it('is read-only for a spectator', () => {
    const table = new Table(sheet('u2', null), me)
    sendUpdate(table, null, 1, false)
    expect([table.seat, table.readonly, table.myTurn, table.handOverTo]).toEqual([null, true, false, null])
    expect(table.names).toEqual(['name 0', 'B'])
  })

  it('does not signal a turn to a player whose bot stands in', () => {
    const table = new Table(sheet('u1', 'u2'), me)
    sendUpdate(table, 0, 1, true, { stand_ins: { 0: 'greedy' } })
    expect(table.myTurn).toBe(false)
  })

  it('says why the round is the last, until the game is over', () => {
    const table = new Table(sheet('u1', 'u2'), me)
    const last_round = { event: 'LastRoundCalled', seat: 1, rule: 'KB-END-1', text: 'B has no settlements left.' }
    sendUpdate(table, 0, 1, true)
    expect(table.lastRound).toBe(null)
    sendUpdate(table, 0, 2, true, { last_round })
    expect(table.lastRound?.text).toBe('B has no settlements left.')
    sendUpdate(table, 0, 3, false, { last_round, result: [40, 38] })
    expect(table.lastRound).toBe(null)
  })

  it('waits for people before it waits for bots', () => {
    const table = new Table(sheet('u1', 'u2', null), me)
    Object.assign(table.sheet.seats[2] ?? {}, { bot: 'expert' })
    sendUpdate(table, 0, 1, false, { actors: [1, 2] })
    expect(table.awaited).toEqual([1])
    sendUpdate(table, 0, 2, false, { actors: [1, 2], stand_ins: { 1: 'easy' } })
    expect([table.awaited, [0, 1, 2].map((seat) => table.isBot(seat))]).toEqual([
      [1, 2],
      [false, true, true],
    ])
  })

  it('asks for the device to be handed over in a hot seat', () => {
    const table = new Table(sheet('u1', 'u1', 'u2'), me)
    sendUpdate(table, 0, 1, true)
    sendUpdate(table, 1, 1, false)
    expect(table.handOverTo).toBe(0)
    table.sitAt(0)
    expect([table.handOverTo, table.seat]).toEqual([null, 0])
    sendUpdate(table, 0, 2, false)
    sendUpdate(table, 1, 2, true)
    expect(table.handOverTo).toBe(1)
    table.sitAt(2)
    expect(table.seat).toBe(0)
  })

  it('sends no queries while a command is pending', async () => {
    const asked = vi.spyOn(TableSocket.prototype, 'submit').mockReturnValue(new Promise(() => {}))
    const table = new Table(sheet('u1', 'u2'), me)
    const asking = recordQueries(table)
    sendUpdate(table, 0, 1, true)
    void table.preview('a')
    void table.choose('a')
    expect(await table.preview('b')).toEqual({ points: [], events: [] })
    expect(asking.map(({ signal }) => signal?.aborted)).toEqual([true])
    expect(asked).toHaveBeenCalledOnce()
    asked.mockRestore()
  })

  it('sends queries with the number of the shown position', () => {
    const table = new Table(sheet('u1', 'u2'), me)
    const asking = recordQueries(table)
    sendUpdate(table, 0, 7, true)
    void table.preview('a')
    void table.previews('b')
    expect(asking.map(({ question }) => question)).toEqual([
      { type: 'preview', seat: 0, seq: 7, words: ['a'] },
      { type: 'previews', seat: 0, seq: 7, start: ['b'] },
    ])
  })

  it('is ready when board and catalogue have arrived, and repeats a failed request for the catalogue', async () => {
    vi.useFakeTimers()
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(Response.json({ cards: [] }))]
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('document', new EventTarget())
    vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} })
    vi.stubGlobal('location', { origin: 'http://here' })
    vi.stubGlobal('WebSocket', class {})
    vi.stubGlobal('fetch', (url: string) => (url.includes('catalogue') ? answers.shift() : new Promise(() => {})))
    const table = new Table(sheet('u1', 'u2'), me)
    table.open()
    sendUpdate(table, 0, 1, true)
    await vi.advanceTimersByTimeAsync(0)
    expect([table.ready, answers.length]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(2000)
    expect([table.ready, table.catalogue]).toEqual([true, { cards: [] }])
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is not current when the browser is offline', () => {
    const page = new EventTarget()
    const connected: string[] = []
    const on = page.addEventListener.bind(page)
    vi.stubGlobal('addEventListener', on)
    vi.stubGlobal('document', page)
    vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} })
    vi.stubGlobal('location', { origin: 'http://here' })
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    vi.stubGlobal('WebSocket', function (url: string) {
      connected.push(url)
    })
    const table = new Table(sheet('u1', 'u2'), me)
    table.open()
    table.connection = 'open'
    page.dispatchEvent(new Event('offline'))
    expect(connected).toHaveLength(2)
    vi.unstubAllGlobals()
  })

  it('keeps the last own seat while players at other devices decide', () => {
    const table = new Table(sheet('u1', 'u1', 'u2'), me)
    table.sitAt(1)
    sendUpdate(table, 0, 1, false)
    sendUpdate(table, 1, 1, false)
    expect(table.handOverTo).toBe(null)
  })
})
