import { describe, expect, it } from 'vitest'
import type { Board, Position, Update } from '../wire/types'
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
    turn: null,
    forced: false,
  }))
  return { type: 'update', position: { seat, seq } as Position, happened }
}

describe('the cache of viewers', () => {
  it('is separate for each seat', () => {
    const cache = new ViewerCache()
    cache.apply(update(0, 2, 1, 2))
    cache.apply(update(1, 1, 1))
    expect([cache.lines(0).length, cache.lines(1).length]).toEqual([2, 1])
    expect(cache.since([0, 1])).toBe(1)
    expect(cache.since([])).toBe(0)
  })

  it('reports a gap once, then applies the update', () => {
    const cache = new ViewerCache()
    expect(cache.apply(update(null, 1, 1))).toBe(true)
    expect(cache.apply(update(null, 3, 3))).toBe(false)
    expect(cache.position(-1)?.seq).toBe(1)
    expect(cache.apply(update(null, 3, 3))).toBe(true)
  })

  it('has the events of the newest update, at first only those of the last entry', () => {
    const cache = new ViewerCache()
    cache.apply(update(0, 2, 1, 2))
    expect(cache.latest(0).map((told) => told.text)).toEqual(['line 2'])
    cache.apply(update(0, 4, 3, 4))
    expect(cache.latest(0).map((told) => told.text)).toEqual(['line 3', 'line 4'])
    cache.apply(update(0, 4))
    expect(cache.latest(0)).toHaveLength(2)
  })

  it('completes a board of which only the changes were sent', () => {
    const cache = new ViewerCache()
    const board = (seq: number, fields: object, since?: number): Update => {
      const one = update(0, seq, ...(since === seq ? [] : [seq]))
      const told = { ...one, position: { ...one.position, board: fields as Board } }
      return since === undefined ? told : { ...told, since }
    }
    cache.apply(board(1, { scores: [0, 0], round: 1, tile: null }))
    expect(cache.apply(board(2, { scores: [3, 0], tile: 7 }, 1))).toBe(true)
    expect(cache.position(0)?.board).toEqual({ scores: [3, 0], round: 1, tile: 7 })
    expect(cache.apply(board(2, {}, 2))).toBe(true)
    expect(cache.position(0)?.board).toEqual({ scores: [3, 0], round: 1, tile: 7 })
  })

  it('reloads instead of changing another board than the server means', () => {
    const cache = new ViewerCache()
    const changes = { ...update(0, 4, 4), since: 3 }
    expect(cache.apply(changes)).toBe(false)
    cache.apply(update(0, 2, 1, 2))
    expect(cache.apply(changes)).toBe(false)
    expect(cache.position(0)?.seq).toBe(2)
    expect(cache.since([0])).toBe(2)
  })

  it('reloads when it is invalidated or the server has lost entries', () => {
    const cache = new ViewerCache()
    cache.apply(update(0, 2, 1, 2))
    cache.invalidate()
    expect(cache.since([0])).toBe(0)
    cache.apply(update(0, 2, 1, 2))
    expect(cache.lines(0)).toHaveLength(2)
    expect(cache.apply(update(0, 1, 1))).toBe(false)
    expect(cache.since([0])).toBe(0)
  })
})
