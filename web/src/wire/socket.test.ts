import { beforeEach, describe, expect, it } from 'vitest'
import { type Ears, type LineState, TableSocket } from './socket'
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
let lines: LineState[]
let updates: Update[]
let timers: { ms: number; what: () => void; live: boolean }[]

function line(since = () => 7): TableSocket {
  const ears: Ears = {
    update: (told) => updates.push(told),
    said: () => {},
    seated: () => {},
    line: (state) => lines.push(state),
    refused: () => lines.push('refused'),
  }
  return new TableSocket(() => `ws://here/?since=${since()}`, ears, {
    connect: (url) => stub<WebSocket>(new FakeSocket(url)),
    after: (ms, what) => timers.push({ ms, what, live: true }) - 1,
    cancel: (timer) => {
      const found = timers[timer]
      if (found) found.live = false
    },
    random: () => 0.5,
  })
}

/** Lets the last timer that still waits run out. */
function wait(): number {
  const timer = timers.findLast((one) => one.live)
  if (!timer) throw new Error('nothing waits')
  timer.live = false
  timer.what()
  return timer.ms
}

const socket = (n = FakeSocket.all.length - 1) => FakeSocket.all[n] as FakeSocket

describe('the line to a table', () => {
  beforeEach(() => {
    FakeSocket.all = []
    lines = []
    updates = []
    timers = []
  })

  it('says that it is open only when the server has spoken', () => {
    line().open()
    socket().opens()
    expect(lines).toEqual(['connecting'])
    socket().says({ type: 'table', table: {} })
    expect(lines).toEqual(['connecting', 'open'])
  })

  it('comes back later and later, and asks for what was missed at that time', () => {
    let seq = 7
    const table = line(() => seq)
    table.open()
    socket().breaks()
    seq = 9
    expect([wait(), (socket().breaks(), wait()), (socket().breaks(), wait())]).toEqual([400, 800, 1600])
    expect(socket().url).toBe('ws://here/?since=9')
    expect(lines.slice(0, 3)).toEqual(['connecting', 'lost', 'connecting'])
  })

  it('keeps a move over a break and sends it again with the same id', async () => {
    const table = line()
    table.open()
    socket().opens()
    const done = table.act(move)
    socket().breaks()
    wait()
    socket().opens()
    expect(socket(1).sent).toEqual(socket(0).sent)
    expect(table.pending).toBe(1)
    socket().says({ type: 'done', id: 'a1', seq: 5, repeated: true })
    expect((await done).seq).toBe(5)
    expect(table.pending).toBe(0)
  })

  it('hands on a refusal with its words', async () => {
    const table = line()
    table.open()
    socket().opens()
    const done = table.act(move)
    socket().says({
      type: 'refused',
      id: 'a1',
      error: { kind: 'IllegalAction', message: 'x', facts: {}, rule: 'KB-1', text: 'No.' },
    })
    await expect(done).rejects.toMatchObject({ text: 'No.', rule: 'KB-1' })
  })

  it('asks a question with an id of its own, and again after a break', async () => {
    const table = line()
    table.open()
    socket().opens()
    const answer = table.ask('preview', { seat: 0, seq: 4, words: ['e4'] })
    const [sent] = socket().sent
    expect(JSON.parse(sent ?? '')).toMatchObject({ type: 'preview', seat: 0, seq: 4, words: ['e4'] })
    socket().breaks()
    wait()
    socket().opens()
    expect(socket(1).sent).toEqual([sent])
    const { id } = JSON.parse(sent ?? '') as { id: string }
    socket().says({ type: 'answer', id, answer: { events: [], points: [3], certain: true } })
    expect((await answer).points).toEqual([3])
    expect(table.pending).toBe(0)
  })

  it('waits no more for the answer to a question that is aborted', async () => {
    const table = line()
    table.open()
    socket().opens()
    const asking = new AbortController()
    const answer = table.ask('previews', { seat: 0 }, asking.signal)
    asking.abort()
    await expect(answer).rejects.toMatchObject({ offline: true })
    await expect(table.ask('previews', { seat: 0 }, asking.signal)).rejects.toMatchObject({ offline: true })
    expect([table.pending, socket().sent.length]).toEqual([0, 1])
  })

  it('hands on why a question is refused', async () => {
    const table = line()
    table.open()
    socket().opens()
    const answer = table.ask('plan', { seat: 0, words: ['x'] })
    const { id } = JSON.parse(socket().sent[0] ?? '') as { id: string }
    socket().says({ type: 'refused', id, error: { kind: 'Refused', message: 'x', facts: {}, rule: null, text: 'No.' } })
    await expect(answer).rejects.toMatchObject({ text: 'No.' })
  })

  it('gives up a line that does not answer a ping', () => {
    line().open()
    socket().opens()
    socket().says({ type: 'table', table: {} })
    expect(wait()).toBe(15_000)
    expect(socket().sent).toEqual(['{"type":"ping","id":""}'])
    expect(wait()).toBe(8000)
    expect(lines.at(-1)).toBe('lost')
  })

  it('does not come back where it is not welcome, and says so to whoever waits', async () => {
    const table = line()
    table.open()
    socket().opens()
    const done = table.act(move)
    socket().says({ type: 'refused', id: '', error: { text: 'Private.' } })
    socket().breaks(4003)
    await expect(done).rejects.toMatchObject({ text: 'Private.' })
    expect(lines.at(-1)).toBe('refused')
    expect(timers.some((timer) => timer.live)).toBe(false)
  })

  it('does not listen to a socket that it has left', () => {
    const table = line()
    table.open()
    const old = socket()
    table.open()
    old.says({ type: 'update' })
    old.breaks()
    expect(updates).toEqual([])
    expect(lines).toEqual(['connecting'])
  })
})
