/** What was done lately, from the events as they come: which settlements are new, which tiles are won but rest. */
import type { Hex } from '../../draw/hexes'
import type { ShownEvent } from '../../table/model'

/** Lines of the log that are looked through when a table is opened. */
const LONG_AGO = 60

/** What a seat does only in its own turn. */
const BEGINS: ReadonlySet<string> = new Set(['CardRevealed', 'SettlementBuilt', 'TileUsed'])

interface Logged {
  events: readonly ShownEvent[]
  undone: boolean
}

export class Recent {
  /** by seat: hexes settled in its latest turn */
  marks = $state.raw<ReadonlyMap<number, readonly Hex[]>>(new Map())
  /** hexes that were settled last, each with the hex that the settlement came from, if it was moved */
  newest = $state.raw<ReadonlyMap<Hex, Hex | null>>(new Map())
  /** locations that gave a tile in the running turn */
  won = $state.raw<ReadonlySet<Hex>>(new Set())
  #turn: number | null = null
  #begun = false

  /** Takes in the events of an update; the first time also what the log still tells. */
  take(latest: readonly ShownEvent[], past: () => readonly Logged[] = () => []): void {
    const known = this.#begun ? [] : past().filter((line) => !line.undone)
    this.#begun ||= latest.length > 0
    for (const line of known.slice(-LONG_AGO)) this.#follow(line.events)
    if (!known.length) this.#follow(latest)
  }

  #follow(latest: readonly ShownEvent[]): void {
    const newest = new Map<Hex, Hex | null>()
    for (const told of latest) {
      const { seat, hex } = told
      if (typeof seat !== 'number') continue
      if (seat !== this.#turn && BEGINS.has(told.event)) this.#begin(seat)
      if (typeof hex !== 'number') continue
      if (told.event === 'SettlementBuilt') newest.set(hex, null)
      if (told.event === 'SettlementMoved') newest.set(hex, numberOr(told['origin'], null))
      if (told.event === 'TileTaken') this.won = new Set([...this.won, hex])
      if (newest.has(hex)) this.#mark(seat, hex)
    }
    if (newest.size) this.newest = newest
  }

  #begin(seat: number): void {
    this.#turn = seat
    this.won = new Set()
    this.marks = new Map([...this.marks].filter(([other]) => other !== seat))
  }

  #mark(seat: number, hex: Hex): void {
    const known = this.marks.get(seat) ?? []
    this.marks = new Map([...this.marks, [seat, [...known.filter((one) => one !== hex), hex]]])
  }
}

function numberOr<T>(value: unknown, other: T): number | T {
  return typeof value === 'number' ? value : other
}
