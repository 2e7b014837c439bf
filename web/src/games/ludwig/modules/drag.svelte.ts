/** A passage drawn by hand: from door to door in one go, or door after door. */
import { type Point, distance } from '../../../draw/castle'
import { type DoorAt, type Way, between, doorNear } from './passages'

/** A pointer so near to a door means it, in units of the drawing. */
const REACH = 34
/** A press that moves less is a click. */
const STILL = 12

export class Drawing {
  /** where the passage begins */
  from = $state.raw<DoorAt | null>(null)
  /** where the pointer draws it to */
  to = $state.raw<Point | null>(null)
  #start: Point | null = null

  /** The doors that a passage from the first one leads to; without a first one, all that have any. */
  ends(ways: readonly Way[]): readonly DoorAt[] {
    const { from } = this
    return from
      ? ways.flatMap((way) =>
          between([way], from, way.to) ? [way.to] : between([way], from, way.from) ? [way.from] : [],
        )
      : []
  }

  down(door: DoorAt, at: Point): void {
    this.#start = at
    if (!this.from) this.from = door
    this.to = at
  }

  move(at: Point): void {
    if (this.#start) this.to = at
  }

  /** The passage that was drawn, if the pointer comes up at its other end. A click leaves its first end marked. */
  up(at: Point, ways: readonly Way[], door: DoorAt): Way | null {
    const start = this.#start
    this.#start = null
    this.to = null
    if (!start || !this.from) return null
    const clicked = distance(start, at) < STILL
    const end = clicked ? door : doorNear(this.ends(ways), at, REACH)
    const way = end && between(ways, this.from, end)
    if (way) this.from = null
    else this.from = clicked ? door : null
    return way
  }

  drop(): void {
    this.from = this.to = this.#start = null
  }
}
