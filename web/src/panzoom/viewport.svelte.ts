/** Panning and zooming of a drawing by mouse, touch and keys. */
import { type Camera, fit, fitted, inWindow, moved, type Point, resized, revealing, type Size, zoomed } from './camera'

/** A pointer that moves less is a click, in pixels. */
const CLICK_SLOP = 8
/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 30

export interface Drawing extends Size {
  /** pixels per unit below which things are too small to tap, so that a tap zooms in first */
  small: number
  /** pixels per unit to which a tap zooms in */
  near: number
}

export class Viewport {
  readonly drawing: Drawing
  window = $state.raw<Size>({ width: 0, height: 0 })
  camera = $state.raw<Camera>({ zoom: 1, x: 0, y: 0 })
  /** whether a gesture is in progress */
  moving = $state(false)
  /** whether the camera moves by itself */
  glides = $state(false)
  #view = $derived.by(() => ({ window: this.window, drawing: this.drawing }))
  scale = $derived.by(() => fit(this.#view) * this.camera.zoom)
  small = $derived.by(() => this.scale < this.drawing.small)
  /** where the camera was before it followed the moves of others */
  #home: Camera | null = null
  #fingers = new Map<number, Point>()
  #dragged = false
  #touch = false
  #lastTap = { at: { x: 0, y: 0 }, time: -Infinity }

  constructor(drawing: Drawing) {
    this.drawing = drawing
  }

  resize(width: number, height: number): void {
    const before = this.#view
    this.window = { width, height }
    this.camera = resized(this.camera, before, this.#view)
  }

  /** Zooms around a point, by default around the centre. */
  zoom(factor: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.glides = false
    this.#home = null
    this.camera = zoomed(this.camera, this.#view, factor, at)
  }

  showAll(): void {
    this.camera = fitted(this.#view)
  }

  /** Shows a point of the drawing, with as little movement as possible. */
  show(point: Point): void {
    this.glides = false
    this.camera = revealing(this.camera, this.#view, point)
  }

  /** Shows a point where another player moves, if only a part of the drawing is visible. */
  follow(point: Point): void {
    if (this.moving || this.camera.zoom === 1) return
    this.#home ??= this.camera
    this.show(point)
    this.glides = true
  }

  /** Goes back to where the player was looking before others moved. */
  comeBack(): void {
    if (this.#home) this.camera = this.#home
    this.#home = null
  }

  /** A point of the drawing in the window. */
  positionOf(point: Point): Point {
    return inWindow(this.camera, this.#view, point)
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
    this.camera = moved(this.camera, this.#view, other ? { x: by.x / 2, y: by.y / 2 } : by)
    if (other) this.zoom(distance(at, other) / Math.max(1, distance(before, other)), midpoint(at, other))
    return true
  }

  up(pointer: number): void {
    this.#fingers.delete(pointer)
    if (this.#fingers.size === 0) this.moving = false
  }

  /**
   * What a click means. A tap zooms in first where things are too small to tap, and a double tap zooms in, or out
   * again; but a second tap on something legal is for that thing.
   */
  click(at: Point, time: number, legal: boolean): 'gesture' | 'zoom' | 'pick' {
    const dragged = this.#dragged
    this.#dragged = false
    if (dragged) return 'gesture'
    if (!this.#touch) return 'pick'
    const last = this.#lastTap
    const twice = time - last.time < DOUBLE_TAP_MS && distance(at, last.at) < DOUBLE_TAP_PX
    this.#lastTap = { at, time: twice ? -Infinity : time }
    if (!this.small && !(twice && !legal)) return 'pick'
    if (this.small || this.camera.zoom === 1) this.#zoomIn(at)
    else this.showAll()
    return 'zoom'
  }

  #zoomIn(at: Point): void {
    this.zoom(Math.max(this.drawing.near / this.scale, 1.6), at)
    this.#lastTap.time = -Infinity
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
