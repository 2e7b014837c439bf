/** Dragging a stall of the market: while pricing, onto another stall to swap their tiles; otherwise onto the castle. */
import type { Draft } from './draft.svelte'

/** A pointer that moves less is a click, in pixels. */
const CLICK_SLOP = 8

export class StallDrag {
  /** the first of the two places to swap */
  marked = $state<number | null>(null)
  from = $state<number | null>(null)
  over = $state<number | null>(null)
  shift = $state.raw({ x: 0, y: 0 })
  #draft: Draft
  #start = { x: 0, y: 0 }
  #bought: { tile: number; word: string } | null = null

  constructor(draft: Draft) {
    this.#draft = draft
  }

  /** The first press marks a place, the second one swaps. */
  press(place: number): void {
    if (this.marked === null) this.marked = place
    else {
      if (this.marked !== place) this.#draft.swap(this.marked, place)
      this.marked = null
    }
  }

  down(event: PointerEvent, place: number, tile: number | null, word: string): void {
    if (event.button > 0) return
    this.#start = { x: event.clientX, y: event.clientY }
    if (this.#draft.pricing) this.from = place
    else if (tile !== null && this.#draft.isLegal(word)) this.#bought = { tile, word }
  }

  move = (event: PointerEvent): void => {
    if (this.#bought) this.#dragOut(event, this.#bought)
    if (this.from === null) return
    this.shift = { x: event.clientX - this.#start.x, y: event.clientY - this.#start.y }
    if (Math.hypot(this.shift.x, this.shift.y) < CLICK_SLOP) return
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const places = under.map((one) => Number(one.closest('[data-place]')?.getAttribute('data-place') ?? -1))
    this.over = places.find((place) => place >= 0 && place !== this.from) ?? -1
  }

  /** Drags a tile out of the market, downwards only, because sideways scrolls the market. */
  #dragOut(event: PointerEvent, { tile, word }: { tile: number; word: string }): void {
    if (event.clientY - this.#start.y < 3 * CLICK_SLOP) return
    this.#bought = null
    void this.#draft.pick(tile, word).then(() => (this.#draft.dragging = true))
  }

  up = (): void => {
    this.#bought = null
    if (this.from !== null && this.over !== null && this.over >= 0) {
      this.#draft.swap(this.from, this.over)
      this.marked = null
    }
    this.from = this.over = null
    this.shift = { x: 0, y: 0 }
  }
}
