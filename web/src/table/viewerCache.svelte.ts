/**
 * What each viewer at this browser has received: positions, log entries and the newest events. What is drawn follows
 * step by step; `live` is the newest.
 */
import type { Board, Position, Update } from '../wire/types'
import { Playback, type Step } from './playback/playback.svelte'
import { extended, hasGap, type LogEntry } from './tableLog'
import type { ShownEvent } from './model'

/** The viewer number of a spectator. */
export const SPECTATOR = -1

export interface ViewerState {
  position: Position
  lines: readonly LogEntry[]
  latest: readonly ShownEvent[]
}

type Viewers = ReadonlyMap<number, ViewerState>

/** A step of the table, as all viewers at this browser saw it. */
export interface Moment extends Step {
  viewers: Viewers
  /** who moved; null where the table was loaded */
  by: number | null
  events: readonly ShownEvent[]
}

/** How the steps of a game are shown. */
export interface Staging {
  /** the ms that a step is shown at normal speed, and whether the player only watches it */
  timed(moment: Moment): Pick<Step, 'ms' | 'watched'>
  /** whether it is shown at once, after all that wait */
  atOnce(moment: Moment): boolean
  /** the last board without what only the final scoring gives; null shows it whole */
  unscored: ((board: Board, before: Board) => Board) | null
}

const PLAIN: Staging = { timed: () => ({ ms: 0 }), atOnce: () => true, unscored: null }

export class ViewerCache {
  readonly playback = new Playback<Moment>(mergedMoment)
  staging: Staging = PLAIN
  #known = new Map<number, number>()
  #reported = new Map<number, number>()

  position(viewer: number): Position | undefined {
    return this.playback.shown?.viewers.get(viewer)?.position
  }
  lines(viewer: number): readonly LogEntry[] {
    return this.playback.shown?.viewers.get(viewer)?.lines ?? []
  }
  latest(viewer: number): readonly ShownEvent[] {
    return this.playback.shown?.viewers.get(viewer)?.latest ?? []
  }
  /** The newest that a viewer has received, even if it is not drawn yet. */
  live(viewer: number): ViewerState | undefined {
    return this.playback.live?.viewers.get(viewer)
  }
  /** The position of any viewer, for facts that are the same for all. */
  get anyPosition(): Position | undefined {
    return this.playback.shown?.viewers.values().next().value?.position
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
    const position = this.#completed(viewer, update)
    if (!position) return false
    if (position.seq < known) {
      this.#known.delete(viewer)
      return false
    }
    if (hasGap(known, update) && this.#reported.get(viewer) !== known) {
      this.#reported.set(viewer, known)
      return false
    }
    this.#store(viewer, known, { ...update, position })
    return true
  }

  /** The position with its whole board: an update may bring only what differs from the board before it. Null if
   * that board is not the one that is known here. */
  #completed(viewer: number, { position, since }: Update): Position | null {
    if (since === undefined) return position
    const before = this.live(viewer)?.position
    if (before?.seq !== since || !before.board) return null
    return { ...position, board: { ...before.board, ...position.board } }
  }

  #store(viewer: number, known: number, update: Update): void {
    const { playback } = this
    const before = this.live(viewer)
    const lines = extended(known ? (before?.lines ?? []) : [], update.happened)
    const isNew = update.happened.some((one) => one.seq > known)
    const added = lines.filter((line) => line.seq > known)
    const events = (known ? added : added.slice(-1)).flatMap((line) => line.events)
    const latest = isNew ? events : (before?.latest ?? [])
    this.#known.set(viewer, update.position.seq)
    const viewers = new Map(playback.live?.viewers).set(viewer, { position: update.position, lines, latest })
    const by = known ? (added.findLast((line) => line.kind === 'move')?.seat ?? null) : null
    this.#stage({ seq: update.position.seq, ms: 0, viewers, by, events: latest }, before)
  }

  #stage(moment: Moment, before: ViewerState | undefined): void {
    const { playback, staging } = this
    const timed = before ? { ...moment, ...staging.timed(moment) } : moment
    if (!before || staging.atOnce(timed)) playback.finish()
    if (!before || !endsNow(moment, before) || !staging.unscored) return playback.add(timed)
    const from = playback.live
    if (from && from.seq !== moment.seq) playback.add({ ...timed, viewers: withoutEnd(moment, from, staging.unscored) })
    playback.add({ ...timed, held: true })
  }
}

function endsNow(moment: Moment, before: ViewerState): boolean {
  const over = [...moment.viewers.values()].some(({ position }) => position.result !== null)
  return over && before.position.result === null
}

/** The end of a game for all viewers, without its result and the points of the final scoring. */
function withoutEnd(moment: Moment, before: Moment, unscored: (board: Board, before: Board) => Board): Viewers {
  return new Map(
    [...moment.viewers].map(([viewer, { position, latest }]) => {
      const was = before.viewers.get(viewer)
      const board =
        position.board && was?.position.board ? unscored(position.board, was.position.board) : position.board
      const shown = { ...position, board, result: null, places: null, asked: null, actors: [], can_undo: false }
      return [viewer, { position: shown, lines: was?.lines ?? [], latest: beforeScoring(latest) }]
    }),
  )
}

/** The events without those of the final scoring. */
function beforeScoring(events: readonly ShownEvent[]): readonly ShownEvent[] {
  return events.filter((event) => event.event !== 'GameEnded' && !('points' in event) && !('gold' in event))
}

/** Several steps as one: the last position, with the events of all. */
function mergedMoment(moments: readonly Moment[]): Moment {
  const last = moments.at(-1)
  if (!last) throw new RangeError('nothing to merge')
  const viewers = new Map(
    [...last.viewers].map(([viewer, state]) => {
      const latest = moments.flatMap((moment) => moment.viewers.get(viewer)?.latest ?? [])
      return [viewer, { ...state, latest }]
    }),
  )
  return { ...last, viewers, events: moments.flatMap((moment) => moment.events) }
}
