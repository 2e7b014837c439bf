import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../tableLog'
import { lastTurn, stepsOf } from './lastTurn'

const line = (seq: number, seat: number, places: string, since = seq, undone = false): LogEntry => ({
  seq,
  kind: 'move',
  seat,
  at: seq,
  word: null,
  events: [],
  story: [`Otmar builds: ${places}.`],
  turn: since < seq ? { since, text: [`Otmar builds: ${places}.`], events: 0, points: 2, after: [] } : null,
  move: seq,
  undone,
  forced: false,
})
const log = [
  line(1, 0, 'A1'),
  line(2, 1, 'L10'),
  line(3, 1, 'L10, K10', 2),
  line(4, 1, 'L10, K10, M9', 2),
  line(5, 0, 'B1'),
]

describe('the last turn', () => {
  it('is the newest of those who are followed, told as a whole', () => {
    const turn = lastTurn(log, (seat) => seat !== 0)
    expect(turn).toMatchObject({ seat: 1, story: ['Otmar builds: L10, K10, M9.'], points: 2, first: 2, last: 4 })
    expect(lastTurn(log, () => true)?.last).toBe(5)
    expect(lastTurn(log, () => false)).toBeNull()
  })

  it('is without undone moves', () => {
    const undone = [...log.slice(0, 3), line(4, 1, 'M9', 4, true)]
    expect(lastTurn(undone, (seat) => seat === 1)?.last).toBe(3)
  })

  it('is shown again from the step before it, as long as that is known', () => {
    const turn = lastTurn(log, (seat) => seat !== 0)
    const past = log.map(({ seq }) => ({ seq }))
    expect(turn && stepsOf(turn, past).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(turn && stepsOf(turn, past.slice(1))).toEqual([])
  })
})
