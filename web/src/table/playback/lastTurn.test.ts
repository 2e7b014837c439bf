import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../tableLog'
import { inOneLine, lastTurn, stepsOf } from './lastTurn'

const line = (seq: number, seat: number, story: string, undone = false): LogEntry => ({
  seq,
  kind: 'move',
  seat,
  at: seq,
  word: null,
  events: [],
  story: [story],
  move: seq,
  undone,
})
const log = [
  line(1, 0, 'You build: A1.'),
  line(2, 1, 'Otmar builds: L10.'),
  line(3, 1, 'Otmar builds: K10.'),
  line(4, 1, 'Otmar wins a tile.'),
  line(5, 1, 'Otmar builds: M9.'),
  line(6, 0, 'You build: A2.'),
]

describe('the last turn', () => {
  it('is the newest of those who are followed', () => {
    const turn = lastTurn(log, (seat) => seat !== 0)
    expect([turn?.seat, turn?.lines.map((one) => one.seq)]).toEqual([1, [2, 3, 4, 5]])
    expect(lastTurn(log, () => true)?.lines.map((one) => one.seq)).toEqual([6])
    expect(lastTurn(log, () => false)).toBeNull()
  })

  it('is without undone moves', () => {
    const undone = [...log.slice(0, 4), line(5, 1, 'Otmar builds: M9.', true)]
    expect(lastTurn(undone, (seat) => seat === 1)?.lines).toHaveLength(3)
  })

  it('is told in one line, and what begins alike only once', () => {
    const turn = lastTurn(log, (seat) => seat !== 0)
    expect(turn && inOneLine(turn)).toBe('Otmar builds: L10, K10, M9. Otmar wins a tile.')
  })

  it('leaves out what another player does in the same entry', () => {
    const events = [
      { event: 'A', seat: 1, text: 'Otmar ends the turn.', rule: '' },
      { event: 'B', seat: 2, text: 'Ilka shows a card.', rule: '' },
    ]
    expect(inOneLine({ seat: 1, lines: [{ ...line(7, 1, ''), events }] })).toBe('Otmar ends the turn.')
  })

  it('is shown again from the step before it', () => {
    const turn = lastTurn(log, (seat) => seat !== 0)
    const past = log.map(({ seq }) => ({ seq }))
    expect(turn && stepsOf(turn, past).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
    expect(turn && stepsOf(turn, past.slice(1))).toEqual([])
  })
})
