import { describe, expect, it } from 'vitest'
import type { LogEntry } from './tableLog'
import type { ShownEvent } from './model'
import { chartLine, grouped, reasons, unexplained } from './scoring'

const told = (event: string, seat: number, points: number, rule = 'R-1'): ShownEvent => ({
  event,
  seat,
  points,
  rule,
  text: '',
})
const line = (events: ShownEvent[], undone = false): LogEntry => ({
  seq: 1,
  kind: 'move',
  seat: 0,
  at: 0,
  word: null,
  events,
  story: [],
  turn: null,
  forced: false,
  move: 1,
  undone,
})

describe('reasons for points', () => {
  it('are added up by rule and seat, without undone moves and predictions', () => {
    const found = reasons(
      [
        line([told('PointsScored', 0, 3), told('PointsScored', 1, 2, 'R-2'), told('PointsShifted', 0, 9)]),
        line([told('PointsScored', 0, 50)], true),
        line([told('PointsScored', 0, 1)]),
      ],
      2,
    )
    expect(found.map(({ rule, points }) => [rule, points])).toEqual([
      ['R-1', [4, 0]],
      ['R-2', [0, 2]],
    ])
    expect(unexplained(found, [5, 2])).toEqual([1, 0])
  })

  it('with the same title share a row', () => {
    const all = reasons(
      [line([told('PointsScored', 0, 3, 'A-1'), told('PointsScored', 1, 2, 'A-2'), told('PointsScored', 0, 1, 'B-1')])],
      2,
    )
    const rows = grouped(all, (rule) => (rule.startsWith('A') ? 'Tiles' : ''))
    expect(rows.map(({ title, rules, points }) => [title, rules, points])).toEqual([
      ['Tiles', ['A-1', 'A-2'], [3, 2]],
      ['', ['B-1'], [1, 0]],
    ])
  })

  it('include gold', () => {
    const gold: ShownEvent = { event: 'GoldScored', seat: 0, gold: 7, rule: 'K', text: '' }
    expect(reasons([line([gold])], 1)[0]?.points).toEqual([7])
  })

  it('become a line from the first score to the last', () => {
    expect(chartLine([0, 5, 10], 10, 100, 50)).toBe('0.0,50.0 50.0,25.0 100.0,0.0')
  })
})
