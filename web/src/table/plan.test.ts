import { expect, it } from 'vitest'
import { stub } from '../testing/stub'
import type { Person, TableState } from '../wire/types'
import { Plan } from './plan.svelte'
import { Table } from './table.svelte'

const answers: Record<string, (answer: unknown) => void> = {}
const ask = (type: string) => new Promise((done) => (answers[type] = done))
const settled = () => new Promise((done) => setTimeout(done))

function newPlan() {
  const seats = [{ seat: 0, kind: 'person', name: 'Anna', user: 'u', bot: null, ready: true, stand_in: null }]
  const table = new Table(
    stub<TableState>({ id: 't', game: 'kingdom', players: 1, seats, status: 'playing' }),
    stub<Person>({ id: 'u' }),
  )
  return new Plan(Object.assign(table, { ask }))
}

it('shows a word together with its points, because no other word is accepted before', async () => {
  const plan = newPlan()
  const trying = plan.choose('a')
  await settled()
  answers['plan']?.({ position: { board: { scores: [1] } }, happened: [] })
  await settled()
  expect([plan.busy, plan.words, plan.position]).toEqual([true, [], undefined])
  answers['preview']?.({ points: [3], events: [], certain: true })
  await trying
  expect([plan.busy, plan.words, plan.board, plan.points]).toEqual([false, ['a'], { scores: [1] }, [3]])
})

it('keeps a word that comes before the plan has begun', async () => {
  const plan = newPlan()
  const beginning = plan.begin()
  const trying = plan.choose('a')
  const answer = { position: { board: {} }, happened: [] }
  answers['plan']?.(answer)
  await beginning
  await settled()
  answers['plan']?.(answer)
  answers['preview']?.({ points: [3], events: [], certain: true })
  await trying
  expect(plan.words).toEqual(['a'])
})
