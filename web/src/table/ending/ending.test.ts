import { expect, test } from 'vitest'
import { stub } from '../../testing/stub'
import type { SeatState } from '../../wire/types'
import { headline, pictureOf, waitsForNoOne } from './ending'

const seat = (kind: string, user: string | null = null) => stub<SeatState>({ kind, user })

test('the headline speaks to the person who won', () => {
  expect(headline([1], [1], 3)).toBe('you')
  expect(headline([0, 1], [1], 3)).toBe('you-too')
  expect(headline([0], [1], 3)).toBe('others')
  expect(headline([0], [], 3)).toBe('others') // a spectator
})

test('two players at one device are named', () => {
  expect(headline([0], [0, 1], 2)).toBe('others')
})

test('a solo game is over, and nobody has won', () => {
  expect(headline([0], [0], 1)).toBe('over')
  expect(headline([], [0], 2)).toBe('over')
})

test('a rematch waits for other people, but not for bots', () => {
  expect(waitsForNoOne({ seats: [seat('person', 'u'), seat('bot')] }, 'u')).toBe(true)
  expect(waitsForNoOne({ seats: [seat('person', 'u'), seat('person', 'v')] }, 'u')).toBe(false)
  expect(waitsForNoOne({ seats: [seat('person', 'u'), seat('invited', 'v')] }, 'u')).toBe(false)
})

test('pictures come in the language and the theme of the page', () => {
  const drawn = { language: 'cs', theme: 'dark' }
  expect(pictureOf('t1', 'png', drawn, true)).toBe('/api/tables/t1/picture/png?language=cs&theme=dark&download=true')
})
