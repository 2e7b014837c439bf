import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stub } from '../../testing/stub'
import type { Analysis } from '../../wire/types'
import type { Replay } from '../replay.svelte'
import { answer, turn } from './examples'
import { EVERY, GameAnalysis } from './gameAnalysis.svelte'

const TURNS = [turn(1, 0, answer('a', [5, 4]), answer('b', [9, 4]), 4), turn(2, 1, answer('c', [5, 6]))]
const server = { known: 0, asked: [] as string[] }
const told = (first: number): Analysis => ({
  status: server.known === 0 ? 'none' : server.known < 3 ? 'thinking' : 'done',
  playouts: 8,
  moves: 2,
  judged: Math.min(2, server.known - 1),
  first,
  turns: TURNS.slice(first, server.known - 1),
  mistakes: server.known > 1 ? [1] : [],
  forced: [4],
})
vi.mock('../../wire/api', () => ({
  api: {
    get: async (path: string, query: { first: number }) => (
      server.asked.push(`GET ${path} ${query.first}`),
      told(query.first)
    ),
    post: async (path: string) => (server.asked.push(`POST ${path}`), (server.known = 1), told(0)),
  },
}))

describe('a game that is thought about', () => {
  let study: GameAnalysis
  const gone: number[] = []
  beforeEach(() => {
    Object.assign(server, { known: 0, asked: [] })
    gone.length = 0
    study = new GameAnalysis(
      stub<Replay>({
        tableId: 't',
        at: 0,
        players: 2,
        go: async (step: number) => void gone.push(step),
      }),
    )
  })

  it('is started once, and polled for new turns while it runs', async () => {
    vi.useFakeTimers()
    const leave = study.follow()
    await vi.advanceTimersByTimeAsync(2 * EVERY)
    expect([study.status, server.asked]).toEqual(['none', ['GET /api/tables/t/analysis 0']])
    await study.ask()
    for (server.known = 2; server.known < 4; server.known += 1) await vi.advanceTimersByTimeAsync(EVERY)
    await vi.advanceTimersByTimeAsync(3 * EVERY)
    leave()
    vi.useRealTimers()
    expect(server.asked.slice(1)).toEqual([
      'POST /api/tables/t/analysis',
      'GET /api/tables/t/analysis 0',
      'GET /api/tables/t/analysis 1',
    ])
    expect([study.status, study.running, study.turns.length]).toEqual(['done', false, 2])
  })

  it('knows mistakes and leaps between them', async () => {
    server.known = 3
    await study.read()
    expect([study.mistakes, study.accounts[0]?.most, study.turn]).toEqual([[TURNS[0]], 4, null])
    study.leap(true)
    study.leap(false)
    expect(gone).toEqual([1])
  })

  it('says of a step without judgement whether there was a choice', async () => {
    const replay = stub<Replay>({ tableId: 't', at: 0, players: 2 })
    study = new GameAnalysis(replay)
    const gaps = () => [0, 3, 4].map((at) => ((replay.at = at), study.gap))
    server.known = 2
    await study.read()
    expect(gaps()).toEqual(['start', 'not-yet', 'forced'])
    server.known = 3
    await study.read()
    expect(gaps()).toEqual(['start', 'not-judged', 'forced'])
  })

  it('has only points in a solo game', () => {
    expect([study.measure, study.measures]).toEqual(['chance', ['chance', 'expected', 'scores']])
    expect(new GameAnalysis(stub<Replay>({ tableId: 't', players: 1 })).measures).toEqual(['expected', 'scores'])
  })
})
