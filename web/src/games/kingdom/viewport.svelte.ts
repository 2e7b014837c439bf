/** Panning and zooming of the board by mouse, touch and keys. */
import { type Hex, centre, type Point, WIDE } from '../../draw/hexes'
import {
  type Camera,
  TOUCH_ZOOM,
  fit,
  moved,
  inWindow,
  revealing,
  fitted,
  type Window,
  clamped,
  zoomed,
} from './camera'

/** Hexes narrower than this have no marks and are too small to tap, in pixels. */
export const SMALL_HEX = 24
/** A pointer that moves less is a click, in pixels. */
const CLICK_SLOP = 8

export class Viewport {
  window = $state.raw<Window>({ width: 0, height: 0 })
  camera = $state.raw<Camera>({ zoom: 1, x: 0, y: 0 })
  /** whether a gesture is in progress */
  moving = $state(false)
  scale = $derived.by(() => fit(this.window) * this.camera.zoom)
  hexPixels = $derived.by(() => WIDE * this.scale)
  /** where the camera was before it followed the moves of others */
  #home: Camera | null = null
  /** whether the camera moves by itself */
  glides = $state(false)
  #fingers = new Map<number, Point>()
  #dragged = false
  #touch = false

  resize(width: number, height: number): void {
    this.window = { width, height }
    this.camera = this.camera.zoom === 1 ? fitted(this.window) : clamped(this.camera, this.window)
  }

  /** Zooms around a point, by default around the centre. */
  zoom(factor: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.glides = false
    this.#home = null
    this.camera = zoomed(this.camera, this.window, factor, at)
  }

  showAll(): void {
    this.camera = fitted(this.window)
  }

  show(hex: Hex): void {
    this.glides = false
    this.camera = revealing(this.camera, this.window, centre(hex))
  }

  /** Shows a hex that another player settles, if only a part of the board is visible. */
  follow(hex: Hex): void {
    if (this.moving || this.camera.zoom === 1) return
    this.#home ??= this.camera
    this.show(hex)
    this.glides = true
  }

  /** Goes back to where the player was looking before others moved. */
  comeBack(): void {
    if (this.#home) this.camera = this.#home
    this.#home = null
  }

  /** The centre of a hex in the window. */
  positionOf(hex: Hex): Point {
    return inWindow(this.camera, this.window, centre(hex))
  }

  down(pointer: number, at: Point, touch: boolean): void {
    if (this.#fingers.size === 0) this.#dragged = false
    this.#touch = touch
    this.#fingers.set(pointer, at)
  }

  /** Pans with one finger, zooms with two. True once the movement is too long for a click. */
  move(pointer: number, at: Point): boolean {
    const before = this.#fingers.get(pointer)
    if (!before) return false
    const by = { x: at.x - before.x, y: at.y - before.y }
    if (!this.#dragged && Math.hypot(by.x, by.y) < CLICK_SLOP) return false
    this.#dragged = this.moving = true
    this.glides = false
    this.#home = null
    const other = [...this.#fingers].find(([id]) => id !== pointer)?.[1]
    this.#fingers.set(pointer, at)
    this.camera = moved(this.camera, this.window, other ? { x: by.x / 2, y: by.y / 2 } : by)
    if (other) this.zoom(distance(at, other) / Math.max(1, distance(before, other)), midpoint(at, other))
    return true
  }

  up(pointer: number): void {
    this.#fingers.delete(pointer)
    if (this.#fingers.size === 0) this.moving = false
  }

  /** What a click means; a tap on a board with small hexes zooms in first. */
  click(at: Point): 'gesture' | 'zoom' | 'pick' {
    const dragged = this.#dragged
    this.#dragged = false
    if (dragged) return 'gesture'
    if (!this.#touch || this.hexPixels >= SMALL_HEX) return 'pick'
    this.zoom(TOUCH_ZOOM / this.camera.zoom, at)
    return 'zoom'
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
