/** The keyboard focus at a table: after every decision it is at what comes next, and it is never lost. */

/** The parts of the screen in which the game is played; a focus elsewhere, as in the log, is left alone. */
const PLAYED = '#board, [data-actions]'
const QUESTION = '[data-question]'
const TYPING = 'input, textarea, select, [contenteditable]'

export class QuestionFocus {
  readonly #root: () => HTMLElement | undefined
  /** the first choice, for a focus that was at `from`; null for the question */
  readonly #first: (table: Element, from: Element | null) => Element | null
  #last: Element | null = null
  /** whether the last input was a key: those who point at choices need no focus at the first one */
  #byKeys = false

  constructor(root: () => HTMLElement | undefined, first: (table: Element, from: Element | null) => Element | null) {
    this.#root = root
    this.#first = first
  }

  /** Moves the focus to the new question or the first choice. False where the player is busy elsewhere: reading,
   * typing or in a dialog. */
  move(): boolean {
    const here = document.activeElement
    return this.#mayMove(here) && this.#focus(this.#target(here))
  }

  /** Whether the question has the focus, so that it is read without being announced. */
  get onQuestion(): boolean {
    return document.activeElement?.matches(QUESTION) ?? false
  }

  /** Watches the page, and moves the focus to the question when what had it is gone. Returns a function that ends it. */
  keep(root: HTMLElement): () => void {
    const ending = new AbortController()
    const { signal } = ending
    const watch = new MutationObserver(() => this.#restore())
    root.addEventListener('focusin', () => (this.#last = document.activeElement), { signal })
    addEventListener('keydown', () => (this.#byKeys = true), { signal, capture: true })
    addEventListener('pointerdown', () => (this.#byKeys = false), { signal, capture: true })
    watch.observe(root, { childList: true, subtree: true })
    return () => {
      ending.abort()
      watch.disconnect()
    }
  }

  #restore(): void {
    if (!this.#last || this.#last.isConnected || !isNowhere(document.activeElement)) return
    this.#last = null
    if (!document.querySelector('dialog[open]')) this.#focus(this.#target(null))
  }

  #target(from: Element | null): Element | null {
    const root = this.#root()
    const first = root && this.#byKeys ? this.#first(root, from) : null
    return first ?? root?.querySelector(QUESTION) ?? null
  }

  #mayMove(here: Element | null): boolean {
    if (document.querySelector('dialog[open]') || here?.matches(TYPING)) return false
    return isNowhere(here) || here?.closest(PLAYED) !== null
  }

  #focus(target: Element | null): boolean {
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true })
    return target !== null
  }
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body
}
