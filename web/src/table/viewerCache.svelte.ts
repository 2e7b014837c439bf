/** What each viewer at this browser has received: positions, log entries and the newest events. */
import type { Position, Update } from '../wire/types'
import { extended, hasGap, type LogEntry } from './tableLog'
import type { Told } from './model'

/** The viewer number of a spectator. */
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
  /** The position of any viewer, for facts that are the same for all. */
  get any(): Position | undefined {
    return this.#seats.values().next().value?.position
  }

  /** The number of the last log entry that all these seats have. */
  since(seats: readonly number[]): number {
    const eyes = seats.length ? seats : [SPECTATOR]
    return Math.min(...eyes.map((one) => this.#known.get(one) ?? 0))
  }

  /** Makes the next connection load everything again; until then the old state stays on the screen. */
  forget(): void {
    this.#known.clear()
  }

  /** Applies an update. False means a gap, or a server that has lost entries: the caller must reload. */
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
