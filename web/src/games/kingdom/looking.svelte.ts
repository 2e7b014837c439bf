/** How the board is looked at: by wheel, finger, two fingers, or keys. */
import { type Hex, centre, type Point, WIDE } from '../../draw/hexes'
import { type Camera, FINGER, fit, moved, seen, showing, whole, type Window, within, zoomed } from './camera'

/** Hexes of fewer pixels have no marks, and a finger cannot tell them apart. */
export const SMALL = 24
const SLOP = 8

export class Looking {
  window = $state.raw<Window>({ width: 0, height: 0 })
  camera = $state.raw<Camera>({ zoom: 1, x: 0, y: 0 })
  /** a gesture is going on */
  moving = $state(false)
  scale = $derived.by(() => fit(this.window) * this.camera.zoom)
  hexPixels = $derived.by(() => WIDE * this.scale)
  #fingers = new Map<number, Point>()
  #dragged = false
  #touch = false

  resize(width: number, height: number): void {
    this.window = { width, height }
    this.camera = this.camera.zoom === 1 ? whole(this.window) : within(this.camera, this.window)
  }

  /** Nearer or further round a point, or round the middle. */
  zoom(factor: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.camera = zoomed(this.camera, this.window, factor, at)
  }

  all(): void {
    this.camera = whole(this.window)
  }

  show(hex: Hex): void {
    this.camera = showing(this.camera, this.window, centre(hex))
  }

  /** Where the middle of a hex is seen. */
  place(hex: Hex): Point {
    return seen(this.camera, this.window, centre(hex))
  }

  down(pointer: number, at: Point, touch: boolean): void {
    if (this.#fingers.size === 0) this.#dragged = false
    this.#touch = touch
    this.#fingers.set(pointer, at)
  }

  /** Moves with one finger, zooms with two; true once it is a gesture and no longer a tap. */
  move(pointer: number, at: Point): boolean {
    const before = this.#fingers.get(pointer)
    if (!before) return false
    const by = { x: at.x - before.x, y: at.y - before.y }
    if (!this.#dragged && Math.hypot(by.x, by.y) < SLOP) return false
    this.#dragged = this.moving = true
    const other = [...this.#fingers].find(([id]) => id !== pointer)?.[1]
    this.#fingers.set(pointer, at)
    this.camera = moved(this.camera, this.window, other ? { x: by.x / 2, y: by.y / 2 } : by)
    if (other) this.zoom(distance(at, other) / Math.max(1, distance(before, other)), between(at, other))
    return true
  }

  up(pointer: number): void {
    this.#fingers.delete(pointer)
    if (this.#fingers.size === 0) this.moving = false
  }

  /** What a click was: the end of a gesture, a finger that wants to see more, or a pick. */
  click(at: Point): 'gesture' | 'nearer' | 'pick' {
    const dragged = this.#dragged
    this.#dragged = false
    if (dragged) return 'gesture'
    if (!this.#touch || this.hexPixels >= SMALL) return 'pick'
    this.zoom(FINGER / this.camera.zoom, at)
    return 'nearer'
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
