import { describe, expect, it } from 'vitest'
import type { Position, Update } from '../wire/types'
import { ViewerCache } from './viewerCache.svelte'

function update(seat: number | null, seq: number, ...lines: number[]): Update {
  const happened = lines.map((line) => ({
    seq: line,
    kind: 'move',
    seat: 0,
    word: null,
    at: 0,
    events: [{ event: 'X', text: `line ${line}`, rule: 'R' }],
    text: null,
  }))
  return { type: 'update', position: { seat, seq } as Position, happened }
}

describe('what a viewer has received', () => {
  it('is kept apart for each seat', () => {
    const memory = new ViewerCache()
    memory.take(update(0, 2, 1, 2))
    memory.take(update(1, 1, 1))
    expect([memory.lines(0).length, memory.lines(1).length]).toEqual([2, 1])
    expect(memory.since([0, 1])).toBe(1)
    expect(memory.since([])).toBe(0)
  })

  it('complains about a gap once, then takes what it can get', () => {
    const memory = new ViewerCache()
    expect(memory.take(update(null, 1, 1))).toBe(true)
    expect(memory.take(update(null, 3, 3))).toBe(false)
    expect(memory.position(-1)?.seq).toBe(1)
    expect(memory.take(update(null, 3, 3))).toBe(true)
  })

  it('has as its latest the newest update, and at first only the last line', () => {
    const memory = new ViewerCache()
    memory.take(update(0, 2, 1, 2))
    expect(memory.latest(0).map((told) => told.text)).toEqual(['line 2'])
    memory.take(update(0, 4, 3, 4))
    expect(memory.latest(0).map((told) => told.text)).toEqual(['line 3', 'line 4'])
    memory.take(update(0, 4))
    expect(memory.latest(0)).toHaveLength(2)
  })

  it('starts again when the language changes or the server has lost entries', () => {
    const memory = new ViewerCache()
    memory.take(update(0, 2, 1, 2))
    memory.forget()
    expect(memory.since([0])).toBe(0)
    memory.take(update(0, 2, 1, 2))
    expect(memory.lines(0)).toHaveLength(2)
    expect(memory.take(update(0, 1, 1))).toBe(false)
    expect(memory.since([0])).toBe(0)
  })
})
