/** The curtain of a hot seat: whether the table is hidden until the right player has the device. */
import type { Table } from './table.svelte'

export class Curtain {
  #table: Table
  #enabled = $state(true)

  constructor(table: Table) {
    this.#table = table
    this.#enabled = localStorage.getItem(this.#key) !== 'never'
  }

  get #key(): string {
    return `kastelan-curtain-${this.#table.tableId}`
  }

  /** The seat that the curtain waits for; null while it is open. */
  get seat(): number | null {
    return this.#enabled && !this.#table.over ? this.#table.handOverTo : null
  }

  open(seat: number, forever: boolean): void {
    if (forever) localStorage.setItem(this.#key, 'never')
    this.#enabled = !forever
    this.#table.sitAt(seat)
  }

  /** Without a curtain, the view switches to the asked seat by itself. */
  follow(): void {
    const { handOverTo, over, seat, ownSeats } = this.#table
    if (handOverTo !== null && !over && !this.#enabled) this.#table.sitAt(handOverTo)
    if (over && seat === null && ownSeats[0] !== undefined) this.#table.sitAt(ownSeats[0])
  }
}
