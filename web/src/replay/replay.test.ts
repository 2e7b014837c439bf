import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replayed } from '../wire/types'
import { Replay } from './replay.svelte'
import type { Viewer, Source } from './source'

vi.mock('../wire/api', () => ({ api: { get: async () => ({ cards: [] }) }, Refusal: class extends Error {} }))

/** A board that differs by step and by viewer. */
const boardAt = (step: number, viewer: Viewer) => ({ scores: [step, viewer === 'open' ? 100 : (viewer ?? -1)] })

const at = (step: number, viewer: Viewer): Replayed => ({
  step,
  seat: step % 2,
  word: 'w',
  events: [{ event: 'Moved', text: `${step}`, rule: '' }],
  actors: [],
  scores: [step, 0],
  text: null,
  view: null,
  board: boardAt(step, viewer),
  last_round: null,
})

function source(count: number): Source & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    tableId: 't',
    game: 'kingdom',
    names: ['Ann', 'Bob'],
    bots: [],
    portraits: [],
    result: null,
    places: null,
    viewer: ['open', 0],
    page: async (first, viewer) =>
      Array.from({ length: Math.min(200, count - first) }, (_, i) => at(first + i, viewer)),
    look: async (step, viewer) => (asked.push(`${viewer}:${step}`), at(step, viewer)),
    instead: async (step, words, viewer) => (
      asked.push(`${viewer}:${step} ${words.join(' ')}`),
      { ...at(step, viewer), board: { scores: [words.length] } }
    ),
  }
}

describe('a replay', () => {
  let from: ReturnType<typeof source>
  let replay: Replay
  beforeEach(async () => {
    from = source(230)
    replay = new Replay(from, 'open')
    await replay.read()
  })

  it('reads all pages and shows the beginning', () => {
    expect(replay.steps).toHaveLength(230)
    expect([replay.shown?.step, replay.board, replay.seat]).toEqual([0, boardAt(0, 'open'), null])
  })

  it('goes forward and back within the game, and loads each step once', async () => {
    await replay.on()
    await replay.back()
    await replay.back()
    expect(replay.at).toBe(0)
    await replay.go(999)
    expect([replay.at, replay.shown?.step, replay.atEnd]).toEqual([229, 229, true])
    expect(from.asked.filter((one) => one === 'open:1')).toHaveLength(1)
  })

  it('shows the newest target, however fast one scrubs', async () => {
    await Promise.all([replay.go(10), replay.go(50), replay.go(20)])
    expect(replay.shown?.step).toBe(20)
    expect(replay.latest[0]?.text).toBe('20')
  })

  it('stays at its step with another viewer', async () => {
    await replay.go(7)
    await replay.setViewer(0)
    expect([replay.shown?.step, replay.board, replay.seat]).toEqual([7, boardAt(7, 0), 0])
  })

  it('shows an alternative until it goes to another step', async () => {
    await replay.go(7)
    await replay.showAlternative(7, ['x', 'y'])
    expect([replay.board, replay.instead?.step, replay.shown?.step]).toEqual([{ scores: [2] }, 7, 7])
    replay.showPlayed()
    expect(replay.board).toEqual(boardAt(7, 'open'))
    const looking = replay.showAlternative(7, ['x', 'y'])
    await replay.go(8)
    await looking
    expect([replay.board, from.asked.filter((one) => one === 'open:7 x y')]).toEqual([
      boardAt(8, 'open'),
      ['open:7 x y'],
    ])
  })

  it('plays by itself until the end, and then from the beginning', async () => {
    await replay.go(228)
    replay.toggle()
    await replay.tick()
    await replay.tick()
    expect([replay.at, replay.playing]).toEqual([229, false])
    replay.toggle()
    expect([replay.at, replay.playing]).toEqual([0, true])
  })

  it('changes nothing', async () => {
    await replay.choose()
    expect([await replay.preview(), await replay.previews(), await replay.whyNot(), await replay.ideas()]).toEqual([
      { points: [], events: [] },
      {},
      null,
      null,
    ])
  })
})
