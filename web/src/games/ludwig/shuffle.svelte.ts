/** Dragging a stall of the market: onto another while pricing, their tiles change places; else out onto the table. */
import type { Draft } from './draft.svelte'

const STILL = 8

export class Shuffle {
  /** the place marked first */
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

  /** The first press marks a place, the second swaps. */
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
    else if (tile !== null && this.#draft.may(word)) this.#bought = { tile, word }
  }

  move = (event: PointerEvent): void => {
    if (this.#bought) this.#draw(event, this.#bought)
    if (this.from === null) return
    this.shift = { x: event.clientX - this.#start.x, y: event.clientY - this.#start.y }
    if (Math.hypot(this.shift.x, this.shift.y) < STILL) return
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const places = under.map((one) => Number(one.closest('[data-place]')?.getAttribute('data-place') ?? -1))
    this.over = places.find((place) => place >= 0 && place !== this.from) ?? -1
  }

  /** Out of the market: downwards, since sideways scrolls it. */
  #draw(event: PointerEvent, { tile, word }: { tile: number; word: string }): void {
    if (event.clientY - this.#start.y < 3 * STILL) return
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
