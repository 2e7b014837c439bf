import { describe, expect, it } from 'vitest'
import type { Replayed } from '../wire/types'
import { viewerIn, viewerWord } from './source'
import { scoreLines, stepIn, storyOf, turnAfter, turnBefore, within } from './steps'

const step = (number: number, seat: number | null, scores: number[] | null = null): Replayed => ({
  step: number,
  seat,
  word: null,
  events: [],
  actors: [],
  scores,
  text: null,
  view: null,
  board: null,
  last_round: null,
})
const GAME = [null, 0, 0, 0, 1, 1, 0].map((seat, number) => step(number, seat))

describe('finding one’s way through a game', () => {
  it('stays within it', () => {
    expect([within(-3, 7), within(99, 7), within(Number.NaN, 7), within(2.6, 7), within(1, 0)]).toEqual([0, 6, 0, 3, 0])
  })

  it('jumps to the end of the next turn, and of the one before', () => {
    expect([0, 1, 3, 5, 6].map((from) => turnAfter(GAME, from))).toEqual([3, 3, 5, 6, 6])
    expect([6, 5, 3, 0].map((from) => turnBefore(GAME, from))).toEqual([5, 3, 0, 0])
  })

  it('reads a step from an address and nothing else', () => {
    expect([stepIn('#37'), stepIn('#KB-1'), stepIn(''), stepIn('#-1')]).toEqual([37, null, null, null])
  })

  it('has the scores after each step, and repeats them where there are none', () => {
    expect(scoreLines([step(0, null, [0, 0]), step(1, 0), step(2, 1, [3, 1])], 2)).toEqual([
      [0, 0, 3],
      [0, 0, 1],
    ])
  })

  it('tells the events of a step that has no story', () => {
    expect(storyOf({ ...step(1, 0), events: [{ event: 'Built', text: 'Ann builds.', rule: 'R' }] })).toEqual([
      'Ann builds.',
    ])
    expect(storyOf({ ...step(1, 0), text: ['A story.'] })).toEqual(['A story.'])
    expect(storyOf(undefined)).toEqual([])
  })
})

it('writes viewer into an address and reads those that are allowed', () => {
  const allowed = ['open', 0, 1, null] as const
  expect(allowed.map(viewerWord)).toEqual(['open', '0', '1', 'none'])
  expect(allowed.map((viewer) => viewerIn(viewerWord(viewer), allowed))).toEqual([...allowed])
  expect([viewerIn('2', allowed), viewerIn(null, [0, null])]).toEqual(['open', 0])
})
