import { describe, expect, it } from 'vitest'
import type { Happened } from '../wire/types'
import { extended, hasGap, moveCount } from './tableLog'

const happened = (seq: number, kind: string, seat: number, word: string | null = null): Happened => ({
  seq,
  kind,
  seat,
  word,
  at: seq,
  events: [],
  text: null,
  turn: null,
  forced: false,
})

describe('the log', () => {
  it('numbers moves and skips known entries', () => {
    const once = extended([], [happened(1, 'move', 0), happened(2, 'move', 1)])
    expect(extended(once, [happened(2, 'move', 1)])).toBe(once)
    expect(extended(once, [happened(2, 'move', 1), happened(3, 'move', 0)]).map((line) => line.move)).toEqual([1, 2, 3])
  })

  it('marks undone moves, and numbers the next ones from there', () => {
    const lines = extended(
      [],
      [happened(1, 'move', 0), happened(2, 'move', 0), happened(3, 'undo', 0, '1'), happened(4, 'move', 0)],
    )
    expect(lines.map((line) => [line.move, line.undone])).toEqual([
      [1, false],
      [2, true],
      [null, false],
      [2, false],
    ])
    expect(moveCount(lines)).toBe(2)
  })

  it('detects a gap', () => {
    const told = (seq: number, ...lines: number[]) => ({
      position: { seq },
      happened: lines.map((line) => ({ seq: line })),
    })
    expect(hasGap(4, told(5, 5))).toBe(false)
    expect(hasGap(4, told(6, 6))).toBe(true)
    expect(hasGap(4, told(5, 3, 4, 5))).toBe(false)
    expect(hasGap(4, told(4))).toBe(false)
    expect(hasGap(4, told(5))).toBe(true)
  })
})
