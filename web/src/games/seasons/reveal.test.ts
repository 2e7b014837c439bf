import { describe, expect, it } from 'vitest'
import type { Cue } from '../../motion/cues'
import type { ShownEvent } from '../../table/model'
import { stub } from '../../testing/stub'
import { revealOf } from './reveal'
import type { Card } from './types'

const catalogue = [1, 2, 3, 3].map((rank, number) => stub<Card>({ id: `card${number}`, rank }))
const event = (name: string, facts: Record<string, unknown> = {}): ShownEvent => ({
  event: name,
  text: '',
  rule: '',
  ...facts,
})
const beats = (): readonly Cue[] => [{ beats: 1 }]

describe('the cards of a round', () => {
  const latest = [
    event('CardsSelected', { seat: 2 }),
    event('CardsRevealed', { cards: [0b100, 0b1010, 0b1] }),
    event('CardOpened', { seat: 2, card: 0 }),
    event('TalersGained', { seat: 2 }),
    event('CardOpened', { seat: 1, card: 1 }),
  ]
  const reveal = revealOf(latest, catalogue, [1, 2, 0], beats)

  it('are turned over by rank, and cards of the same rank in the order of play', () => {
    expect(reveal?.cards.map(({ seat, card }) => [seat, card])).toEqual([
      [2, 0],
      [1, 1],
      [1, 3],
      [0, 2],
    ])
    const turns = reveal?.cards.map((one) => one.turns) ?? []
    expect(turns).toEqual(turns.toSorted((one, other) => one - other))
    expect(new Set(turns).size).toBe(4)
  })

  it('take effect one by one, as far as they do in this step', () => {
    const [first, second, third] = reveal?.cards ?? []
    expect(Number(second?.acts)).toBeGreaterThan(Number(first?.acts))
    expect(third?.acts).toBeNull()
    expect(reveal?.ends).toBeGreaterThan(Number(second?.acts))
  })

  it('are only those of a step that turns cards over', () => {
    expect(revealOf(latest.slice(2), catalogue, [0, 1, 2], beats)).toBeNull()
  })
})
