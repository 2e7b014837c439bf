/** The curtain of a hot seat: whether the table is hidden until the right player has the device. */
import type { Table } from './table.svelte'

export class Curtain {
  #table: Table
  #wanted = $state(true)

  constructor(table: Table) {
    this.#table = table
    this.#wanted = localStorage.getItem(this.#key) !== 'never'
  }

  get #key(): string {
    return `kastelan-curtain-${this.#table.tableId}`
  }

  /** The seat that the curtain waits for; null while it is open. */
  get seat(): number | null {
    return this.#wanted && !this.#table.over ? this.#table.veil : null
  }

  open(seat: number, forGood: boolean): void {
    if (forGood) localStorage.setItem(this.#key, 'never')
    this.#wanted = !forGood
    this.#table.sitAt(seat)
  }

  /** Without a curtain, the view switches to the asked seat by itself. */
  follow(): void {
    const { veil, over, seat, ownSeats } = this.#table
    if (veil !== null && !over && !this.#wanted) this.#table.sitAt(veil)
    if (over && seat === null && ownSeats[0] !== undefined) this.#table.sitAt(ownSeats[0])
  }
}
