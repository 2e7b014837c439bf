/** Recent changes of the board, collected from events: new settlements, and tiles that cannot be used yet. */
import type { Hex } from '../../draw/hexes'
import type { ShownEvent } from '../../table/model'

/** Log entries that are read when a table is opened. */
const MAX_LOG_ENTRIES = 60

/** Events that only the active seat causes: one of another seat starts a turn. */
const TURN_EVENTS: ReadonlySet<string> = new Set(['CardRevealed', 'SettlementBuilt', 'TileUsed'])

interface Logged {
  events: readonly ShownEvent[]
  undone: boolean
}

export class RecentMoves {
  /** by seat: the hexes settled in its latest turn */
  marks = $state.raw<ReadonlyMap<number, readonly Hex[]>>(new Map())
  /** the hexes settled by the last update, each with its origin if the settlement was moved */
  newest = $state.raw<ReadonlyMap<Hex, Hex | null>>(new Map())
  /** locations whose tile was taken in the current turn */
  won = $state.raw<ReadonlySet<Hex>>(new Set())
  #turn: number | null = null
  #logRead = false

  /** Adds the events of an update; the first call also reads the log. */
  add(latest: readonly ShownEvent[], past: () => readonly Logged[] = () => []): void {
    const known = this.#logRead ? [] : past().filter((line) => !line.undone)
    this.#logRead ||= latest.length > 0
    for (const line of known.slice(-MAX_LOG_ENTRIES)) this.#addEvents(line.events)
    if (!known.length) this.#addEvents(latest)
  }

  #addEvents(latest: readonly ShownEvent[]): void {
    const newest = new Map<Hex, Hex | null>()
    for (const event of latest) {
      const { seat, hex } = event
      if (typeof seat !== 'number') continue
      if (seat !== this.#turn && TURN_EVENTS.has(event.event)) this.#startTurn(seat)
      if (typeof hex !== 'number') continue
      if (event.event === 'SettlementBuilt') newest.set(hex, null)
      if (event.event === 'SettlementMoved') newest.set(hex, numberOr(event['origin'], null))
      if (event.event === 'TileTaken') this.won = new Set([...this.won, hex])
      if (newest.has(hex)) this.#mark(seat, hex)
    }
    if (newest.size) this.newest = newest
  }

  #startTurn(seat: number): void {
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
