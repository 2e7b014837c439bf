/** A tap on the board or a key skips the steps of others that are being shown. */
import type { Playback } from './playback.svelte'
import type { Moment } from '../viewerCache.svelte'

/** A pointer that moves further is no tap, in pixels. */
const TAP = 8
/** Keys that only skip; others do what they always do, on the newest position. */
const ONLY_SKIP = ['Enter', ' ', 'Escape']
const NO_INPUT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']
const TYPING = 'input, textarea, select, dialog, [contenteditable]'

export class Skip {
  readonly #playback: Playback<Moment>
  #down = { x: 0, y: 0 }

  constructor(playback: Playback<Moment>) {
    this.#playback = playback
  }

  get #runs(): boolean {
    return this.#playback.behind && !this.#playback.holding
  }

  readonly down = (event: PointerEvent): void => {
    this.#down = { x: event.clientX, y: event.clientY }
  }

  /** A tap on the board while it lags behind means nothing else: what is under it may be old. */
  readonly click = (event: MouseEvent): void => {
    const moved = Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > TAP && event.detail > 0
    if (!this.#runs || moved) return
    event.stopPropagation()
    event.preventDefault()
    this.#playback.finish()
  }

  readonly key = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.closest(TYPING) !== null
    const onStrip = event.target instanceof Element && event.target.closest('[data-strip]') !== null
    if (!this.#runs || typing || onStrip || NO_INPUT.includes(event.key)) return
    this.#playback.finish()
    if (!ONLY_SKIP.includes(event.key)) return
    event.stopPropagation()
    event.preventDefault()
  }
}
