import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Announcements, readingTime } from './announcements.svelte'

describe('announcements', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const texts = (news: Announcements) => news.shown.map((one) => one.text)

  it('wait until the one before has been read, and then come together', () => {
    const news = new Announcements()
    news.say('Boris builds A1, A2 and A3.')
    vi.advanceTimersByTime(100)
    news.say('Dita passes.')
    news.say('The last round begins.')
    expect(texts(news)).toEqual(['Boris builds A1, A2 and A3.'])
    vi.advanceTimersByTime(readingTime('Boris builds A1, A2 and A3.'))
    expect(texts(news)).toEqual(['Boris builds A1, A2 and A3.', 'Dita passes. The last round begins.'])
  })

  it('end with the question, and leave out one that was answered before it was read', () => {
    const news = new Announcements()
    news.ask('Build 3 settlements.')
    news.say('Boris builds A1.')
    vi.advanceTimersByTime(100)
    expect(texts(news)).toEqual(['Boris builds A1. Build 3 settlements.'])
    news.ask('Build 2 more.')
    news.ask('Build 1 more.')
    vi.advanceTimersByTime(10_000)
    expect(texts(news).at(-1)).toBe('Build 1 more.')
  })

  it('come at once when the listener goes on', () => {
    const news = new Announcements()
    news.say('Boris builds A1, A2 and A3, and gets 4 gold.')
    vi.advanceTimersByTime(100)
    news.hurry()
    news.say('You build: B1.')
    vi.advanceTimersByTime(100)
    expect(texts(news).at(-1)).toBe('You build: B1.')
  })

  it('say the same sentence again as a new one', () => {
    const news = new Announcements()
    news.say('Boris passes.')
    vi.advanceTimersByTime(5000)
    news.say('Boris passes.')
    vi.advanceTimersByTime(5000)
    expect(new Set(news.shown.map((one) => one.id)).size).toBe(2)
  })

  it('end with the table', () => {
    const news = new Announcements()
    news.say('One.')
    vi.advanceTimersByTime(100)
    news.say('Two.')
    news.stop()
    vi.advanceTimersByTime(60_000)
    expect(texts(news)).toEqual(['One.'])
  })
})
