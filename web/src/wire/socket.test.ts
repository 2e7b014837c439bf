import { beforeEach, describe, expect, it } from 'vitest'
import { type SocketHandlers, type ConnectionState, TableSocket } from './socket'
import type { Moves, Update } from './types'
import { stub } from '../testing/stub'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.onopen?.()
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const move: Moves = { type: 'move', seat: 0, seq: 4, id: 'a1', words: ['e4'] }
let states: ConnectionState[]
let updates: Update[]
let timers: { ms: number; callback: () => void; live: boolean }[]

function tableSocket(since = () => 7): TableSocket {
  const handlers: SocketHandlers = {
    onUpdate: (update) => updates.push(update),
    onChat: () => {},
    onTable: () => {},
    onState: (state) => states.push(state),
    onRefused: () => states.push('refused'),
  }
  return new TableSocket(() => `ws://host/?since=${since()}`, handlers, {
    connect: (url) => stub<WebSocket>(new FakeSocket(url)),
    setTimer: (ms, callback) => timers.push({ ms, callback, live: true }) - 1,
    clearTimer: (timer) => {
      const found = timers[timer]
      if (found) found.live = false
    },
    random: () => 0.5,
  })
}

/** Fires the latest active timer and returns its delay. */
function fireTimer(): number {
  const timer = timers.findLast((one) => one.live)
  if (!timer) throw new Error('no active timer')
  timer.live = false
  timer.callback()
  return timer.ms
}

const socket = (n = FakeSocket.all.length - 1) => FakeSocket.all[n] as FakeSocket

describe('the socket of a table', () => {
  beforeEach(() => {
    FakeSocket.all = []
    states = []
    updates = []
    timers = []
  })

  it('is open only after the first message of the server', () => {
    tableSocket().open()
    socket().opens()
    expect(states).toEqual(['connecting'])
    socket().says({ type: 'table', table: {} })
    expect(states).toEqual(['connecting', 'open'])
  })

  it('reconnects with growing delays, each time from the last known log entry', () => {
    let seq = 7
    const table = tableSocket(() => seq)
    table.open()
    socket().breaks()
    seq = 9
    expect([fireTimer(), (socket().breaks(), fireTimer()), (socket().breaks(), fireTimer())]).toEqual([400, 800, 1600])
    expect(socket().url).toBe('ws://host/?since=9')
    expect(states.slice(0, 3)).toEqual(['connecting', 'lost', 'connecting'])
  })

  it('resends a move with the same id after reconnecting', async () => {
    const table = tableSocket()
    table.open()
    socket().opens()
    const done = table.submit(move)
    socket().breaks()
    fireTimer()
    socket().opens()
    expect(socket(1).sent).toEqual(socket(0).sent)
    expect(table.pending).toBe(1)
    socket().says({ type: 'done', id: 'a1', seq: 5, repeated: true })
    expect((await done).seq).toBe(5)
    expect(table.pending).toBe(0)
  })

  it('rejects a refused command with its text', async () => {
    const table = tableSocket()
    table.open()
    socket().opens()
    const done = table.submit(move)
    socket().says({
      type: 'refused',
      id: 'a1',
      error: { kind: 'IllegalAction', message: 'x', facts: {}, rule: 'KB-1', text: 'No.' },
    })
    await expect(done).rejects.toMatchObject({ text: 'No.', rule: 'KB-1' })
  })

  it('adds an id to a question, and resends it after reconnecting', async () => {
    const table = tableSocket()
    table.open()
    socket().opens()
    const answer = table.ask('preview', { seat: 0, seq: 4, words: ['e4'] })
    const [sent] = socket().sent
    expect(JSON.parse(sent ?? '')).toMatchObject({ type: 'preview', seat: 0, seq: 4, words: ['e4'] })
    socket().breaks()
    fireTimer()
    socket().opens()
    expect(socket(1).sent).toEqual([sent])
    const { id } = JSON.parse(sent ?? '') as { id: string }
    socket().says({ type: 'answer', id, answer: { events: [], points: [3], certain: true } })
    expect((await answer).points).toEqual([3])
    expect(table.pending).toBe(0)
  })

  it('rejects an aborted question', async () => {
    const table = tableSocket()
    table.open()
    socket().opens()
    const asking = new AbortController()
    const answer = table.ask('previews', { seat: 0 }, asking.signal)
    asking.abort()
    await expect(answer).rejects.toMatchObject({ offline: true })
    await expect(table.ask('previews', { seat: 0 }, asking.signal)).rejects.toMatchObject({ offline: true })
    expect([table.pending, socket().sent.length]).toEqual([0, 1])
  })

  it('rejects a refused question with its text', async () => {
    const table = tableSocket()
    table.open()
    socket().opens()
    const answer = table.ask('plan', { seat: 0, words: ['x'] })
    const { id } = JSON.parse(socket().sent[0] ?? '') as { id: string }
    socket().says({ type: 'refused', id, error: { kind: 'Refused', message: 'x', facts: {}, rule: null, text: 'No.' } })
    await expect(answer).rejects.toMatchObject({ text: 'No.' })
  })

  it('drops a connection that does not answer a ping', () => {
    tableSocket().open()
    socket().opens()
    socket().says({ type: 'table', table: {} })
    expect(fireTimer()).toBe(15_000)
    expect(socket().sent).toEqual(['{"type":"ping","id":""}'])
    expect(fireTimer()).toBe(8000)
    expect(states.at(-1)).toBe('lost')
  })

  it('does not reconnect after a refusal, and rejects pending commands', async () => {
    const table = tableSocket()
    table.open()
    socket().opens()
    const done = table.submit(move)
    socket().says({ type: 'refused', id: '', error: { text: 'Private.' } })
    socket().breaks(4003)
    await expect(done).rejects.toMatchObject({ text: 'Private.' })
    expect(states.at(-1)).toBe('refused')
    expect(timers.some((timer) => timer.live)).toBe(false)
  })

  it('ignores messages of an earlier socket', () => {
    const table = tableSocket()
    table.open()
    const old = socket()
    table.open()
    old.says({ type: 'update' })
    old.breaks()
    expect(updates).toEqual([])
    expect(states).toEqual(['connecting'])
  })
})
