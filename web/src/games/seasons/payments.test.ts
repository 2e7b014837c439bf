import { describe, expect, it } from 'vitest'
import {
  count,
  distinctPreferences,
  kindsIn,
  paymentOf,
  paymentsIn,
  paymentWith,
  preferredPayment,
  worth,
} from './payments'

const VALUES = [1, 2, 4, 5, 0]
// a Tower (8) from 2 sand, 1 wood, 1 stone and 1 silver bar: the five payments of CS-T-60
const TOWER = paymentsIn([
  'pay:1sand+1wood+1stone',
  'pay:1wood+1stone+1silver',
  'pay:1sand+1stone+1silver',
  'pay:1sand+1wood+1silver',
  'pay:2sand+1wood+1silver',
])

describe('payments', () => {
  it('are parsed from words', () => {
    expect(paymentOf('pay:4sand+1brick+2silver')).toEqual({ word: 'pay:4sand+1brick+2silver', pieces: [4, 0, 1, 0, 2] })
    expect(paymentOf('build:tower')).toBeNull()
    expect(paymentOf('pass')).toBeNull()
  })

  it('are found by their pieces, if the server listed them', () => {
    expect(paymentWith(TOWER, [1, 1, 0, 1, 0])?.word).toBe('pay:1sand+1wood+1stone')
    expect(paymentWith(TOWER, [2, 1, 0, 1, 0])).toBeUndefined()
  })

  it('have the value of their pieces, without silver', () => {
    expect(worth([4, 0, 1, 2, 0], VALUES)).toBe(18)
    expect(worth([0, 0, 0, 1, 3], VALUES)).toBe(5)
    expect(kindsIn([4, 0, 1, 2, 3])).toBe(3)
    expect(count([4, 0, 1, 2, 3])).toBe(10)
  })

  it('are selected by preference: no silver, no stone, many pieces', () => {
    expect(preferredPayment(TOWER, 'keep-silver')?.word).toBe('pay:1sand+1wood+1stone')
    expect(preferredPayment(TOWER, 'keep-stone')?.word).toBe('pay:1sand+1wood+1silver')
    expect(preferredPayment(TOWER, 'most-pieces')?.word).toBe('pay:2sand+1wood+1silver')
    expect(preferredPayment([], 'keep-silver')).toBeUndefined()
  })

  it('are offered only once', () => {
    expect(distinctPreferences(TOWER).map(({ preference }) => preference)).toEqual([
      'keep-silver',
      'keep-stone',
      'most-pieces',
    ])
    expect(distinctPreferences(TOWER.slice(0, 1)).map(({ preference }) => preference)).toEqual(['keep-silver'])
  })
})
