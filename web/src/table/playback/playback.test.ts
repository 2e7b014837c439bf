import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Pace, Playback, type Step } from './playback.svelte'

interface Shown extends Step {
  events: readonly string[]
}

const step = (seq: number, more: Partial<Shown> = {}): Shown => ({
  seq,
  ms: 500,
  watched: true,
  events: [`event ${seq}`],
  ...more,
})

function playback(pace: Partial<Pace> = {}): Playback<Shown> {
  const made = new Playback<Shown>((skipped) => ({
    ...(skipped.at(-1) as Shown),
    events: skipped.flatMap((one) => one.events),
  }))
  made.pace = { factor: () => 1, ...pace }
  return made
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('steps of a table', () => {
  it('are shown one after the other, each for its time, and the newest is known at once', () => {
    const shown = playback()
    for (const seq of [1, 2, 3]) shown.add(step(seq))
    expect([shown.shown?.seq, shown.live?.seq, shown.behind]).toEqual([1, 3, true])
    vi.advanceTimersByTime(499)
    expect(shown.shown?.seq).toBe(1)
    vi.advanceTimersByTime(1)
    expect(shown.shown?.seq).toBe(2)
    vi.advanceTimersByTime(500)
    expect([shown.shown?.seq, shown.behind]).toEqual([3, true]) // the last one is still being watched
    vi.advanceTimersByTime(500)
    expect(shown.behind).toBe(false)
  })

  it('keep nobody waiting after an own move', () => {
    const shown = playback()
    shown.add(step(1, { watched: false }))
    expect(shown.behind).toBe(false)
    shown.add(step(2))
    expect([shown.shown?.seq, shown.behind]).toEqual([1, true])
  })

  it('are all shown at once where nothing moves', () => {
    const shown = playback({ factor: () => 0 })
    for (const seq of [1, 2, 3]) shown.add(step(seq))
    expect([shown.shown?.seq, shown.behind]).toEqual([3, false])
  })

  it('follow the speed', () => {
    const shown = playback({ factor: () => 2 })
    shown.add(step(1))
    shown.add(step(2))
    vi.advanceTimersByTime(999)
    expect(shown.shown?.seq).toBe(1)
    vi.advanceTimersByTime(1)
    expect(shown.shown?.seq).toBe(2)
  })

  it('without time do not wait', () => {
    const shown = playback()
    shown.add(step(1, { ms: 0 }))
    shown.add(step(2, { ms: 0 }))
    expect([shown.shown?.seq, shown.behind]).toEqual([2, false])
  })

  it('can be skipped: the last position, with the events of all, and nothing travels', () => {
    const shown = playback()
    for (const seq of [1, 2, 3]) shown.add(step(seq))
    shown.finish()
    expect([shown.shown?.seq, shown.shown?.events, shown.behind]).toEqual([3, ['event 2', 'event 3'], false])
    expect(shown.follows).toBe(false)
    shown.add(step(4))
    expect([shown.shown?.seq, shown.follows]).toEqual([4, true])
  })

  it('hurry when a player waits for their turn, and never take longer than they may', () => {
    const shown = playback({ hurry: () => true, most: () => 1000 })
    for (let seq = 1; seq <= 11; seq += 1) shown.add(step(seq))
    const start = Date.now()
    while (shown.behind && Date.now() - start < 10_000) vi.advanceTimersByTime(10)
    expect(shown.shown?.seq).toBe(11)
    expect(Date.now() - start).toBeLessThanOrEqual(1550) // the first step had its whole time
  })

  it('of the same number replace one another, as the views of two seats do', () => {
    const shown = playback()
    shown.add(step(1))
    shown.add(step(1, { events: ['of the other seat'] }))
    expect(shown.shown?.events).toEqual(['of the other seat'])
    shown.add(step(2))
    shown.add(step(2, { events: ['again'] }))
    vi.advanceTimersByTime(500)
    expect(shown.shown?.events).toEqual(['again'])
  })
})

describe('a held step', () => {
  it('is not shown before it is released, however long or however much is skipped', () => {
    const shown = playback()
    shown.add(step(1, { ms: 0 }))
    shown.add(step(2))
    shown.add(step(2, { held: true, events: ['the winner'] }))
    vi.advanceTimersByTime(5000)
    shown.finish()
    expect([shown.shown?.events, shown.holding]).toEqual([['event 2'], true])
    shown.release()
    expect([shown.shown?.events, shown.holding, shown.behind]).toEqual([['the winner'], false, false])
  })

  it('is held without motion too', () => {
    const shown = playback({ factor: () => 0 })
    shown.add(step(1))
    shown.add(step(2, { held: true }))
    expect([shown.shown?.seq, shown.holding]).toEqual([1, true])
  })
})

describe('a repetition', () => {
  it('goes back without motion, shows the steps again, and ends with the newest', () => {
    const shown = playback()
    for (const seq of [1, 2, 3, 4]) shown.add(step(seq))
    vi.advanceTimersByTime(2000)
    shown.again(shown.past.slice(0, 3))
    expect([shown.shown?.seq, shown.follows, shown.behind]).toEqual([1, false, true])
    vi.advanceTimersByTime(300)
    expect([shown.shown?.seq, shown.follows]).toEqual([2, true])
    vi.advanceTimersByTime(1000)
    expect([shown.shown?.seq, shown.follows]).toEqual([4, true])
    vi.advanceTimersByTime(500)
    expect(shown.behind).toBe(false)
    expect(shown.past.map((one) => one.seq)).toEqual([1, 2, 3, 4])
  })

  it('is left by skipping', () => {
    const shown = playback()
    for (const seq of [1, 2, 3]) shown.add(step(seq))
    shown.finish()
    shown.again(shown.past.slice(0, 2))
    shown.finish()
    expect([shown.shown?.seq, shown.behind]).toEqual([3, false])
  })
})
