/** Suggests a move on request, with what it would certainly bring. */
import { screenOf } from '../games'
import { toasts } from '../parts/toasts.svelte'
import { api } from '../wire/api'
import { hoverOf } from './hover.svelte'
import { at } from './queries'
import type { Table } from './table.svelte'

export interface Suggestion {
  word: string
  /** what would happen, as far as it is certain */
  texts: readonly string[]
  points: number
  /** the position that it is for */
  seq: number
}

const MOST_REASONS = 4

export class Advisor {
  readonly table: Table
  asking = $state(false)
  #found = $state.raw<Suggestion | null>(null)

  constructor(table: Table) {
    this.table = table
  }

  /** The suggestion for the decision that is open now. */
  get suggestion(): Suggestion | null {
    return this.table.asked && this.#found?.seq === this.table.position?.seq ? this.#found : null
  }

  async suggest(): Promise<void> {
    const seq = this.table.position?.seq
    if (this.asking || !this.table.asked || seq === undefined) return
    this.asking = true
    try {
      const { word } = await api.get<{ word: string }>(at(this.table.tableId, 'advice'), { seat: this.table.seat })
      const { events, points } = await this.table.preview(word)
      const own = events.filter((event) => event.seat === undefined || event.seat === this.table.seat)
      const texts = own.map((event) => event.text).filter(Boolean)
      this.#found = { word, seq, texts: texts.slice(0, MOST_REASONS), points: points[this.table.seat ?? 0] ?? 0 }
      if (this.suggestion) await this.#show(word)
    } catch (error) {
      toasts.refused(error, this.table.game)
    } finally {
      this.asking = false
    }
  }

  async play(): Promise<void> {
    const word = this.suggestion?.word
    if (!word) return
    void hoverOf(this.table).look()
    await this.table.choose(word)
  }

  /** Highlights the suggestion on the board. */
  async #show(word: string): Promise<void> {
    const screen = await screenOf(this.table.game).catch(() => null)
    if (screen?.show) screen.show(this.table, word)
    else void hoverOf(this.table).look(word)
  }
}
