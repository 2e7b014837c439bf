import { describe, expect, it } from 'vitest'
import type { Happened, TurnStory } from '../wire/types'
import { type Listener, newsAfter } from './news'
import { extended } from './tableLog'

const entry = (seq: number, seat: number, text: string, turn: TurnStory | null = null, kind = 'move'): Happened => ({
  seq,
  kind,
  seat,
  word: null,
  at: seq,
  events: [{ event: 'X', seat, text, rule: 'R' }],
  text: [text],
  turn,
  forced: false,
})
const told = (since: number, text: string, after: string[] = []): TurnStory => ({
  since,
  text: [text],
  events: 1,
  points: 0,
  after,
})
const anna: Listener = { own: [0], actors: [1], asked: false, said: (kind, seat) => `${kind} by ${seat}` }
const BORIS = [entry(1, 1, 'Builds A.'), entry(2, 1, 'Builds B.', told(1, 'Boris builds A and B.'))]

describe('news', () => {
  it('keep a turn of others until it is over, and tell it in one message', () => {
    const going = newsAfter(0, extended([], BORIS), anna)
    expect(going).toEqual({ texts: [], told: 0 })
    const over = newsAfter(going.told, extended([], BORIS), { ...anna, actors: [0] })
    expect(over).toEqual({ texts: ['Boris builds A and B.'], told: 2 })
    expect(newsAfter(over.told, extended([], BORIS), { ...anna, actors: [0] }).texts).toEqual([])
  })

  it('tell all that is known once the listener is asked, and then only what is new', () => {
    const lines = extended([], BORIS)
    const { told: now } = newsAfter(0, lines, { ...anna, asked: true })
    const more = [...BORIS, entry(3, 1, 'Builds C.', told(1, 'Boris builds A, B and C.'))]
    expect(newsAfter(now, extended([], more), { ...anna, actors: [0] }).texts).toEqual(['Builds C.'])
  })

  it('tell own moves one by one, and what began after them by itself', () => {
    const lines = extended([], [entry(1, 0, 'You pass.', told(1, 'You pass.', ['Round 2 begins.']))])
    expect(newsAfter(0, lines, anna)).toEqual({ texts: ['You pass.', 'Round 2 begins.'], told: 1.5 })
  })

  it('tell what is not a move, such as an undo', () => {
    const lines = extended([], [...BORIS, { ...entry(3, 1, '', null, 'undo'), word: '1', events: [], text: [] }])
    expect(newsAfter(2, lines, anna).texts).toEqual(['undo by 1'])
  })
})
