import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../table/model'
import type { Door } from '../tiles'
import { aimOf } from './aims'
import { amountIn, amountOf } from './amounts'
import { PassageDrag } from './passageDrag.svelte'
import { passageBetween, doorNear, doorsOf, endsOf, facing, handleOf, passagesFrom } from './passages'
import { remindersIn } from './reminders'
import { largest, mayAdd, mostOf, saleOf, salesIn, keepingColours } from './sale'

const choice = (word: string, action: string, fields: Record<string, unknown> = {}): Choice => ({
  word,
  action,
  ...fields,
})

describe('aims', () => {
  it('are rooms for renovations and sides for moat pieces', () => {
    expect(aimOf('over5', 3)).toMatchObject({ kind: 'room', at: 5, points: 3 })
    expect(aimOf('north')).toMatchObject({ kind: 'moat', at: 1 })
    expect(aimOf('3,0n')).toBeNull()
    expect(aimOf('store')).toBeNull()
  })
})

describe('passages', () => {
  const east: Door = [80, 20, 1, 'living']
  const west: Door = [0, 20, 3, 'living']
  const north: Door = [20, 0, 0, 'living']
  const rooms = [
    { x: 0, y: 0, doors: [north, east] },
    { x: 4, y: 0, doors: [west, east] },
    { x: 8, y: 0, doors: [west] },
    { x: 4, y: 3, doors: [west] },
  ]
  const doors = doorsOf(rooms)

  it('lead to the nearest facing door on the same line', () => {
    const from = doors.find((door) => door.room === 0 && door.door === 1)
    expect(from && facing(doors, from)).toMatchObject({ room: 1, door: 0, x: 160, y: 20 })
    const up = doors.find((door) => door.side === 0)
    expect(up && facing(doors, up)).toBeNull()
  })
  it('can join adjacent doors', () => {
    const [one, other] = doorsOf([
      { x: 0, y: 0, doors: [east] },
      { x: 2, y: 0, doors: [west] },
    ])
    expect(one && other && facing([one, other], one)).toBe(other)
  })
  it('are the legal ones', () => {
    const choices = [
      choice('medium1', 'LayPassage', { kind: 1, door: 0 }),
      choice('medium2', 'LayPassage', { kind: 1, door: 1 }),
      choice('no-passage', 'NoPassage'),
    ]
    const passages = passagesFrom(doors, 1, choices)
    expect(passages.map(({ word, kind, to }) => [word, kind, to.room])).toEqual([
      ['medium1', 'medium', 0],
      ['medium2', 'medium', 2],
    ])
    const ends = endsOf(passages)
    expect(ends).toHaveLength(4)
    const [first] = passages
    expect(first && passageBetween(passages, first.to, first.from)).toBe(first)
    expect(first && passageBetween(passages, first.from, first.from)).toBeNull()
    expect(doorNear(ends, { x: 182, y: 22 }, 10)).toMatchObject({ room: 1, door: 0 })
    expect(doorNear(ends, { x: 500, y: 22 }, 20)).toBeNull()
  })
})

describe('drawing a passage', () => {
  const doors = doorsOf([
    { x: 0, y: 0, doors: [[80, 20, 1, 'living']] },
    { x: 4, y: 0, doors: [[0, 20, 3, 'living']] },
  ])
  const passages = passagesFrom(doors, 0, [choice('medium1', 'LayPassage', { kind: 1, door: 0 })])
  const [one, other] = doors

  it('works by dragging from door to door', () => {
    const drag = new PassageDrag()
    if (!one || !other) throw new Error('no doors')
    drag.down(other, handleOf(other))
    drag.move({ x: 100, y: 20 })
    expect(drag.to).toEqual({ x: 100, y: 20 })
    expect(drag.up({ x: 62, y: 25 }, passages, other)?.word).toBe('medium1')
  })
  it('works by clicking both doors, and is cancelled by dragging elsewhere', () => {
    const drag = new PassageDrag()
    if (!one || !other) throw new Error('no doors')
    drag.down(one, handleOf(one))
    expect(drag.up(handleOf(one), passages, one)).toBeNull()
    expect(drag.from).toBe(one)
    expect(drag.ends(passages)).toEqual([other])
    drag.down(other, handleOf(other))
    expect(drag.up(handleOf(other), passages, other)?.word).toBe('medium1')
    drag.down(one, handleOf(one))
    expect(drag.up({ x: 60, y: 300 }, passages, one)).toBeNull()
    expect(drag.from).toBeNull()
  })
})

describe('swans', () => {
  const sale = (...count: number[]) => choice(`sell-${count.join('')}`, 'SellSwans', { count })
  const sales = salesIn([
    choice('money', 'TakeMoney'),
    sale(1, 0, 0, 0, 0),
    sale(2, 0, 0, 0, 0),
    sale(0, 1, 0, 0, 0),
    sale(1, 1, 0, 0, 0),
    sale(2, 1, 0, 0, 0),
  ])

  it('are sold in legal combinations', () => {
    expect(mostOf(sales)).toEqual([2, 1, 0, 0, 0])
    expect(saleOf(sales, [1, 1, 0, 0, 0])).toBe('sell-11000')
    expect(saleOf(sales, [0, 0, 0, 0, 0])).toBeNull()
    expect(mayAdd(sales, [2, 0, 0, 0, 0], 1)).toBe(true)
    expect(mayAdd(sales, [2, 1, 0, 0, 0], 0)).toBe(false)
    expect(largest(sales)).toBe(3)
  })
  it('leave as many colours as possible', () => {
    expect(keepingColours(sales, 1)).toEqual([1, 0, 0, 0, 0])
    expect(keepingColours(sales, 2).reduce((sum, count) => sum + count)).toBe(2)
  })
})

it('numbers are sorted', () => {
  const choices = [choice('borrow5', 'Borrow', { thousands: 5 }), choice('borrow3', 'Borrow', { thousands: 3 })]
  expect(amountIn(choices)).toEqual({
    action: 'Borrow',
    unit: 1000,
    values: [
      { word: 'borrow3', value: 3 },
      { word: 'borrow5', value: 5 },
    ],
  })
  expect(amountOf(choices, 'Repay')).toBeNull()
  expect(amountIn([choice('money', 'TakeMoney')])).toBeNull()
})

it('each decree has a reminder of its action', () => {
  const choices = [
    choice('repay1', 'Repay', { thousands: 1 }),
    choice('money', 'TakeMoney'),
    choice('repay2', 'Repay', { thousands: 2 }),
    choice('recall', 'Recall'),
  ]
  expect(remindersIn(choices)).toEqual([
    { action: 'Recall', decree: 8, words: ['recall'] },
    { action: 'Repay', decree: 21, words: ['repay1', 'repay2'] },
  ])
})
