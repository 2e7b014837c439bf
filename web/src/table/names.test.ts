import { beforeAll, expect, test, vi } from 'vitest'
import { locale } from '../locale/index.svelte'
import { botIn, levelOf, namesAt } from './names'

const place = (seat: number, name: string, bot: string | null = null) => ({ seat, name, bot })

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await locale.use('ru', false)
})

test('bots have the names of their characters, in the language of the page', () => {
  const seats = [place(0, 'Ann'), place(1, 'Ilka', 'easy'), place(2, 'Bohdan', 'expert')]
  expect(namesAt('kingdom', seats)).toEqual(['Ann', 'Илка', 'Богдан'])
})

test('several bots of one level are different characters, and people keep their names', () => {
  const seats = [place(0, 'Vojta', 'easy'), place(1, 'Vojta'), place(2, 'Vojta 2', 'easy'), place(3, '')]
  expect(namesAt('seasons', seats)).toEqual(['Войта', 'Vojta', 'Бара', 'D'])
})

test('a bot without a level keeps the name that the server gives it', () => {
  expect(namesAt('kingdom', [place(0, 'Adela', 'search')])).toEqual(['Adela'])
  expect(levelOf('search')).toBe('search')
})

test('a level is an adjective', () => {
  expect(botIn('ludwig', 'hard')).toBe('Ансельм (уровень: сложный)')
  expect(levelOf('medium')).toBe('средний')
})
