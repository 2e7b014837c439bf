import { describe, expect, it } from 'vitest'
import type { Happened, TurnStory } from '../wire/types'
import { filtered, logTurns } from './logTurns'
import { extended } from './tableLog'

const move = (seq: number, seat: number, text: string, turn?: TurnStory): Happened => ({
  seq,
  kind: 'move',
  seat,
  word: null,
  at: seq,
  events: [{ event: 'X', seat, text, rule: `KB-BUILD-${seq}` }],
  text: [text],
  turn: turn ?? null,
  forced: false,
})
const undo = (seq: number, remaining: number): Happened => ({
  seq,
  kind: 'undo',
  seat: 0,
  word: String(remaining),
  at: seq,
  events: [],
  text: [],
  turn: null,
  forced: false,
})
const turn = (since: number, text: string, more: Partial<TurnStory> = {}): TurnStory => ({
  since,
  text: [text],
  events: 1,
  points: 0,
  after: [],
  ...more,
})
const turns = (...lines: Happened[]) => logTurns(extended([], lines))

describe('the turns of a log', () => {
  it('tell the moves of a turn together, with its points', () => {
    const found = turns(move(1, 0, 'Anna builds A.'), move(2, 0, 'Anna builds B.', turn(1, 'A, B.', { points: 5 })))
    expect(found.map(({ story, points, first, last }) => [story, points, first, last])).toEqual([[['A, B.'], 5, 1, 2]])
    expect(found[0]?.rules).toEqual(['KB-BUILD-1', 'KB-BUILD-2'])
  })

  it('put what begins after a turn into an entry of nobody', () => {
    const found = turns(move(1, 0, 'Anna ends.', turn(1, 'Anna ends.', { events: 0, after: ['Round 2.'] })))
    expect(found.map(({ seat, story, rules }) => [seat, story, rules])).toEqual([
      [0, ['Anna ends.'], []],
      [null, ['Round 2.'], ['KB-BUILD-1']],
    ])
  })

  it('leave a turn as it was told before a move that was taken back', () => {
    const found = turns(move(1, 0, 'A.'), move(2, 0, 'B.', turn(1, 'A, B.')), undo(3, 1), move(4, 0, 'C.'))
    expect(found.map(({ story, undone }) => [story[0], undone])).toEqual([
      ['A.', false],
      ['B.', true],
      [undefined, false],
      ['C.', false],
    ])
  })

  it('say nothing of a move without a story', () => {
    expect(turns({ ...move(1, 0, ''), text: [], events: [] })).toEqual([])
  })

  it('are filtered by seat, text and rule', () => {
    const found = turns(move(1, 0, 'Anna builds'), move(2, 1, 'Boris moves'))
    expect(filtered(found, 1, '').map((one) => one.first)).toEqual([2])
    expect(filtered(found, null, 'anna').map((one) => one.first)).toEqual([1])
    expect(filtered(found, null, 'kb-build')).toHaveLength(2)
  })
})
