import { describe, expect, it } from 'vitest'
import type { ShownEvent } from '../../table/model'
import { RecentMoves } from './recentMoves.svelte'

const event = (name: string, seat: number, facts: Record<string, unknown> = {}): ShownEvent => ({
  event: name,
  seat,
  text: '',
  rule: '',
  ...facts,
})

describe('recent moves', () => {
  it('keeps the settlements of each seat until its next turn', () => {
    const recent = new RecentMoves()
    recent.add([event('CardRevealed', 0), event('SettlementBuilt', 0, { hex: 5 })])
    recent.add([event('SettlementBuilt', 0, { hex: 6 })])
    recent.add([event('CardDiscarded', 0), event('CardDrawn', 0), event('CardRevealed', 1)])
    recent.add([event('SettlementMoved', 1, { origin: 9, hex: 11 })])
    expect([...recent.marks]).toEqual([
      [0, [5, 6]],
      [1, [11]],
    ])
    expect([...recent.newest]).toEqual([[11, 9]])
    recent.add([event('CardRevealed', 0)])
    expect([...recent.marks.keys()]).toEqual([1])
  })

  it('keeps the marks when a card is replaced within a turn', () => {
    const recent = new RecentMoves()
    recent.add([
      event('CardRevealed', 2),
      event('SettlementBuilt', 2, { hex: 5 }),
      event('CardRemoved', 2),
      event('CardRevealed', 2),
    ])
    expect(recent.marks.get(2)).toEqual([5])
  })

  it('starts with the log, without undone moves', () => {
    const recent = new RecentMoves()
    const line = (undone: boolean, hex: number) => ({ undone, events: [event('SettlementBuilt', 1, { hex })] })
    const end = { undone: false, events: [event('CardDiscarded', 1), event('CardDrawn', 1), event('CardRevealed', 0)] }
    const past = () => [line(false, 3), line(true, 4), line(false, 5), end]
    recent.add([], () => [])
    recent.add(end.events, past)
    recent.add([event('SettlementBuilt', 0, { hex: 6 })], () => [line(false, 99)])
    expect(recent.marks.get(1)).toEqual([3, 5])
    expect(recent.marks.get(0)).toEqual([6])
  })

  it('contains the tiles that were taken in the current turn', () => {
    const recent = new RecentMoves()
    recent.add([event('CardRevealed', 0), event('SettlementBuilt', 0, { hex: 5 }), event('TileTaken', 0, { hex: 25 })])
    expect([...recent.won]).toEqual([25])
    recent.add([event('CardRevealed', 1)])
    expect([...recent.won]).toEqual([])
  })
})
