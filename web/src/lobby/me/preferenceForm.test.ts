import { expect, test } from 'vitest'
import { asked, formOf, type Preferences } from './preferenceForm'

const plain: Preferences = {
  page: true,
  browser: false,
  webhook: null,
  digest: 0,
  zone: 'Europe/Prague',
  quiet: null,
  vacation_until: null,
}

test('what the form shows and keeps is what the server knew', () => {
  const known: Preferences = {
    ...plain,
    webhook: 'https://example.org/turn',
    quiet: { start: '21:30', end: '07:00' },
    vacation_until: new Date(2026, 7, 2).getTime(),
  }
  expect(asked(formOf(known))).toEqual(known)
  expect(asked(formOf(plain))).toEqual(plain)
})

test('a vacation lasts through its last day', () => {
  const form = { ...formOf(plain), vacation: true, until: '2026-08-01' }
  expect(asked(form).vacation_until).toBe(new Date(2026, 7, 2).getTime())
})

test('an empty webhook is none', () => {
  expect(asked({ ...formOf(plain), webhook: '  ' }).webhook).toBeNull()
})
