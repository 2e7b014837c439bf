import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Announcements, readingTime } from './announcements.svelte'

describe('announcements', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const texts = (news: Announcements) => news.shown.map((one) => one.text)

  it('wait until the one before has been read, and then come together', () => {
    const news = new Announcements()
    news.say('Boris builds A1, A2 and A3.')
    news.say('Dita passes.')
    news.say('The last round begins.')
    expect(texts(news)).toEqual(['Boris builds A1, A2 and A3.'])
    vi.advanceTimersByTime(readingTime('Boris builds A1, A2 and A3.'))
    expect(texts(news)).toEqual(['Boris builds A1, A2 and A3.', 'Dita passes. The last round begins.'])
  })

  it('say the same sentence again as a new one', () => {
    const news = new Announcements()
    news.say('Boris passes.')
    vi.advanceTimersByTime(5000)
    news.say('Boris passes.')
    expect(new Set(news.shown.map((one) => one.id)).size).toBe(2)
  })

  it('end with the table', () => {
    const news = new Announcements()
    news.say('One.')
    news.say('Two.')
    news.stop()
    vi.advanceTimersByTime(60_000)
    expect(texts(news)).toEqual(['One.'])
  })
})
