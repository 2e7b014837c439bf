import { describe, expect, it } from 'vitest'
import type { ShownEvent } from '../../table/model'
import { Recent } from './recent.svelte'

const told = (event: string, seat: number, facts: Record<string, unknown> = {}): ShownEvent => ({
  event,
  seat,
  text: '',
  rule: '',
  ...facts,
})

describe('what was done lately', () => {
  it('keeps the settlements of each seat until its next turn', () => {
    const recent = new Recent()
    recent.take([told('CardRevealed', 0), told('SettlementBuilt', 0, { hex: 5 })])
    recent.take([told('SettlementBuilt', 0, { hex: 6 })])
    recent.take([told('CardDiscarded', 0), told('CardDrawn', 0), told('CardRevealed', 1)])
    recent.take([told('SettlementMoved', 1, { origin: 9, hex: 11 })])
    expect([...recent.marks]).toEqual([
      [0, [5, 6]],
      [1, [11]],
    ])
    expect([...recent.newest]).toEqual([[11, 9]])
    recent.take([told('CardRevealed', 0)])
    expect([...recent.marks.keys()]).toEqual([1])
  })

  it('keeps the marks when a card is replaced within a turn', () => {
    const recent = new Recent()
    recent.take([
      told('CardRevealed', 2),
      told('SettlementBuilt', 2, { hex: 5 }),
      told('CardRemoved', 2),
      told('CardRevealed', 2),
    ])
    expect(recent.marks.get(2)).toEqual([5])
  })

  it('begins with what the log tells, without what was taken back', () => {
    const recent = new Recent()
    const line = (undone: boolean, hex: number) => ({ undone, events: [told('SettlementBuilt', 1, { hex })] })
    const end = { undone: false, events: [told('CardDiscarded', 1), told('CardDrawn', 1), told('CardRevealed', 0)] }
    const past = () => [line(false, 3), line(true, 4), line(false, 5), end]
    recent.take([], () => [])
    recent.take(end.events, past)
    recent.take([told('SettlementBuilt', 0, { hex: 6 })], () => [line(false, 99)])
    expect(recent.marks.get(1)).toEqual([3, 5])
    expect(recent.marks.get(0)).toEqual([6])
  })

  it('remembers tiles that were won in the running turn only', () => {
    const recent = new Recent()
    recent.take([told('CardRevealed', 0), told('SettlementBuilt', 0, { hex: 5 }), told('TileTaken', 0, { hex: 25 })])
    expect([...recent.won]).toEqual([25])
    recent.take([told('CardRevealed', 1)])
    expect([...recent.won]).toEqual([])
  })
})
