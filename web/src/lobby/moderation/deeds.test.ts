import { expect, it } from 'vitest'
import { bodyOf, deeds } from './deeds.svelte'

const GIVEN = { reason: ' rude ', lasting: 'week', address: true, network: ' 192.0.2.0/24 ' } as const

it('sends what each deed needs and nothing else', () => {
  expect(bodyOf(deeds.rename('a/b', 'Ann'), GIVEN)).toEqual({ reason: 'rude' })
  expect(bodyOf(deeds.ban('a', 'Ann'), GIVEN)).toEqual({ reason: 'rude', hours: 168, address: true })
  expect(bodyOf(deeds.banNetwork(''), GIVEN)).toEqual({ reason: 'rude', hours: 168, network: '192.0.2.0/24' })
  expect(bodyOf(deeds.ban('a', 'Ann'), { ...GIVEN, lasting: 'no-end' })).toMatchObject({ hours: null })
})

it('writes ids into paths safely', () => {
  expect(deeds.rename('a/b', 'Ann').path).toBe('people/a%2Fb/rename')
  expect(deeds.remove('t', 3, 'Ann').path).toBe('tables/t/chat/3/remove')
})
