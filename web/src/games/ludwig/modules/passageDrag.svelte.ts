/** Drawing a passage: dragging from door to door, or clicking one door after the other. */
import { type Point, distance } from '../../../draw/castle'
import { type DoorAt, type Passage, passageBetween, doorNear } from './passages'

/** A pointer within this distance selects a door, in units of the drawing. */
const SNAP_DISTANCE = 34
/** A pointer that moves less is a click, in units of the drawing. */
const CLICK_SLOP = 12

export class PassageDrag {
  /** the door at which the passage starts */
  from = $state.raw<DoorAt | null>(null)
  /** the position of the pointer */
  to = $state.raw<Point | null>(null)
  #start: Point | null = null

  /** The doors that a passage from the first door can lead to. */
  ends(passages: readonly Passage[]): readonly DoorAt[] {
    const { from } = this
    return from
      ? passages.flatMap((passage) =>
          passageBetween([passage], from, passage.to)
            ? [passage.to]
            : passageBetween([passage], from, passage.from)
              ? [passage.from]
              : [],
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

  /** The passage, if the pointer is released at its other end. A click on one door keeps it as the start. */
  up(at: Point, passages: readonly Passage[], door: DoorAt): Passage | null {
    const start = this.#start
    this.#start = null
    this.to = null
    if (!start || !this.from) return null
    const clicked = distance(start, at) < CLICK_SLOP
    const end = clicked ? door : doorNear(this.ends(passages), at, SNAP_DISTANCE)
    const passage = end && passageBetween(passages, this.from, end)
    if (passage) this.from = null
    else this.from = clicked ? door : null
    return passage
  }

  drop(): void {
    this.from = this.to = this.#start = null
  }
}
