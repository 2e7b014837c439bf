/** What each viewer at this browser has received: positions, log entries and the newest events. */
import type { Position, Update } from '../wire/types'
import { extended, hasGap, type LogEntry } from './tableLog'
import type { ShownEvent } from './model'

/** The viewer number of a spectator. */
export const SPECTATOR = -1

interface ViewerState {
  position: Position
  lines: readonly LogEntry[]
  latest: readonly ShownEvent[]
}

export class ViewerCache {
  #seats = $state.raw<ReadonlyMap<number, ViewerState>>(new Map())
  #known = new Map<number, number>()
  #reported = new Map<number, number>()

  position(viewer: number): Position | undefined {
    return this.#seats.get(viewer)?.position
  }
  lines(viewer: number): readonly LogEntry[] {
    return this.#seats.get(viewer)?.lines ?? []
  }
  latest(viewer: number): readonly ShownEvent[] {
    return this.#seats.get(viewer)?.latest ?? []
  }
  /** The position of any viewer, for facts that are the same for all. */
  get anyPosition(): Position | undefined {
    return this.#seats.values().next().value?.position
  }

  /** The number of the last log entry that all these seats have. */
  since(seats: readonly number[]): number {
    const viewer = seats.length ? seats : [SPECTATOR]
    return Math.min(...viewer.map((one) => this.#known.get(one) ?? 0))
  }

  /** Makes the next connection load everything again; until then the old state stays on the screen. */
  invalidate(): void {
    this.#known.clear()
  }

  /** Applies an update. False means a gap, or a server that has lost entries: the caller must reload. */
  apply(update: Update): boolean {
    const viewer = update.position.seat ?? SPECTATOR
    const known = this.#known.get(viewer) ?? 0
    if (update.position.seq < known) {
      this.#known.delete(viewer)
      return false
    }
    if (hasGap(known, update) && this.#reported.get(viewer) !== known) {
      this.#reported.set(viewer, known)
      return false
    }
    this.#store(viewer, known, update)
    return true
  }

  #store(viewer: number, known: number, update: Update): void {
    const before = this.#seats.get(viewer)
    const lines = extended(known ? (before?.lines ?? []) : [], update.happened)
    const isNew = update.happened.some((one) => one.seq > known)
    const added = lines.filter((line) => line.seq > known)
    const events = (known ? added : added.slice(-1)).flatMap((line) => line.events)
    const latest = isNew ? events : (before?.latest ?? [])
    this.#known.set(viewer, update.position.seq)
    this.#seats = new Map(this.#seats).set(viewer, { position: update.position, lines, latest })
  }
}
