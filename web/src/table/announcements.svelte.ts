/** What screen readers hear of a table: one message after the other, so that none is lost. */

/** A message stays for at least this time, in ms, and longer the more there is to read. */
const LEAST_MS = 1200
const MS_PER_LETTER = 55
const MOST_MS = 12_000
/** Read messages that stay in the page: taking one out may silence a screen reader that has not finished it. */
const KEPT = 3

export interface Announcement {
  id: number
  text: string
}

export class Announcements {
  /** the messages on the page, the newest last */
  shown = $state.raw<readonly Announcement[]>([])
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  /** Adds a message; it waits until those before it have been read. All that wait are read together. */
  say(text: string): void {
    if (!text) return
    this.#waiting.push(text)
    if (this.#timer === undefined) this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  #next(): void {
    this.#timer = undefined
    if (!this.#waiting.length) return
    const text = this.#waiting.join(' ')
    this.#waiting = []
    this.#count += 1
    this.shown = [...this.shown, { id: this.#count, text }].slice(-KEPT)
    this.#timer = setTimeout(() => this.#next(), readingTime(text))
  }
}

/** How long a screen reader needs for a text, in ms. */
export function readingTime(text: string): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, text.length * MS_PER_LETTER))
}
