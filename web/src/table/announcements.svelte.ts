/** What screen readers hear of a table: one message after the other, so that none is lost. */

/** What is said within this time, in ms, is one message: what others did and what the listener is asked then. */
const TOGETHER_MS = 60
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
  #question = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  /** Adds a message; it waits until those before it have been read. All that wait are read together. */
  say(text: string): void {
    if (!text) return
    this.#waiting.push(text)
    this.#timer ??= setTimeout(() => this.#next(), TOGETHER_MS)
  }

  /** Sets what is asked, which is read after all that wait; a question that was not read yet is no longer asked. */
  ask(text: string): void {
    this.#question = text
    if (text) this.#timer ??= setTimeout(() => this.#next(), TOGETHER_MS)
  }

  /** The listener goes on: what comes next need not wait until the last message has been read. */
  hurry(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = this.#waiting.length || this.#question ? setTimeout(() => this.#next(), TOGETHER_MS) : undefined
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    this.#question = ''
  }

  #next(): void {
    this.#timer = undefined
    const text = [...this.#waiting, this.#question].filter(Boolean).join(' ')
    this.#waiting = []
    this.#question = ''
    if (!text) return
    this.#count += 1
    this.shown = [...this.shown, { id: this.#count, text }].slice(-KEPT)
    this.#timer = setTimeout(() => this.#next(), readingTime(text))
  }
}

/** How long a screen reader needs for a text, in ms. */
export function readingTime(text: string): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, text.length * MS_PER_LETTER))
}
