import { describe, expect, it } from 'vitest'
import type { ShownEvent } from '../../table/model'
import { barOf, merged, ranked, sumAfter, chaptersOf } from './chapters'

const told = (seat: number, points: number, rule: string, event = 'PointsScored'): ShownEvent => ({
  event,
  seat,
  points,
  rule,
  text: '',
})
const GAME = [
  [],
  [told(0, 3, 'A')],
  [told(1, 2, 'B'), told(1, 9, 'X', 'PointsShifted')],
  [told(0, 1, 'A'), told(0, 4, 'F'), told(1, -1, 'G'), told(1, 0, 'H')],
]

describe('the chapters of a game’s points', () => {
  const chapters = chaptersOf(GAME, 2)

  it('has a chapter for each rule, those of the end last', () => {
    expect(chapters.map(({ rule, final, points }) => [rule, final, points])).toEqual([
      ['A', false, [4, 0]],
      ['B', false, [0, 2]],
      ['F', true, [4, 0]],
      ['G', true, [0, -1]],
    ])
  })

  it('has fewer chapters where several rules are one reason', () => {
    const titles: Record<string, string> = { A: 'rooms', B: 'rooms', F: 'cards', G: 'cards' }
    const short = merged(chapters, (rule) => titles[rule] ?? '')
    expect(short.map(({ rules, final, points }) => [rules, final, points])).toEqual([
      [['A', 'B'], false, [4, 2]],
      [['F', 'G'], true, [4, -1]],
    ])
    expect(merged(chapters, () => '')).toEqual(chapters)
  })

  it('adds up chapter by chapter', () => {
    expect([0, 2, 4].map((count) => sumAfter(chapters, count, 2))).toEqual([
      [0, 0],
      [4, 2],
      [8, 1],
    ])
  })

  it('stacks the points of each chapter', () => {
    expect(barOf(chapters, 0)).toEqual([
      { chapter: 0, rule: 'A', from: 0, points: 4 },
      { chapter: 2, rule: 'F', from: 4, points: 4 },
    ])
    expect(barOf(chapters, 1)).toEqual([{ chapter: 1, rule: 'B', from: 0, points: 2 }])
  })
})

it('puts the winner first, and who is equal in seat order', () => {
  expect(ranked([3, 1, 1], 3)).toEqual([1, 2, 0])
})
