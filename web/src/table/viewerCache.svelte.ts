/** What each pair of eyes at this browser has been told: positions, lines of the log, the newest events. */
import type { Position, Update } from '../wire/types'
import { extended, hasGap, type LogEntry } from './tableLog'
import type { Told } from './model'

/** The eyes of a spectator. */
export const SPECTATOR = -1

interface Remembered {
  position: Position
  lines: readonly LogEntry[]
  latest: readonly Told[]
}

export class ViewerCache {
  #seats = $state.raw<ReadonlyMap<number, Remembered>>(new Map())
  #known = new Map<number, number>()
  #complained = new Map<number, number>()

  position(eyes: number): Position | undefined {
    return this.#seats.get(eyes)?.position
  }
  lines(eyes: number): readonly LogEntry[] {
    return this.#seats.get(eyes)?.lines ?? []
  }
  latest(eyes: number): readonly Told[] {
    return this.#seats.get(eyes)?.latest ?? []
  }
  /** The position that any of the eyes sees, for what all of them see alike. */
  get any(): Position | undefined {
    return this.#seats.values().next().value?.position
  }

  /** The line up to which all these seats know everything. */
  since(seats: readonly number[]): number {
    const eyes = seats.length ? seats : [SPECTATOR]
    return Math.min(...eyes.map((one) => this.#known.get(one) ?? 0))
  }

  /** What is shown stays until it is told anew; the next connection begins at the beginning. */
  forget(): void {
    this.#known.clear()
  }

  /** Takes a message in. False means a gap, or a server that knows less than we do: ask for what is missing. */
  take(told: Update): boolean {
    const eyes = told.position.seat ?? SPECTATOR
    const known = this.#known.get(eyes) ?? 0
    if (told.position.seq < known) {
      this.#known.delete(eyes)
      return false
    }
    if (hasGap(known, told) && this.#complained.get(eyes) !== known) {
      this.#complained.set(eyes, known)
      return false
    }
    this.#remember(eyes, known, told)
    return true
  }

  #remember(eyes: number, known: number, told: Update): void {
    const before = this.#seats.get(eyes)
    const lines = extended(known ? (before?.lines ?? []) : [], told.happened)
    const isNew = told.happened.some((one) => one.seq > known)
    const fresh = lines.filter((line) => line.seq > known)
    const events = (known ? fresh : fresh.slice(-1)).flatMap((line) => line.events)
    const latest = isNew ? events : (before?.latest ?? [])
    this.#known.set(eyes, told.position.seq)
    this.#seats = new Map(this.#seats).set(eyes, { position: told.position, lines, latest })
  }
}
