/** Mouse, fingers and wheel over a castle: panning, zooming, carrying the tile in hand, turning it. */
import {
  type Box,
  type Camera,
  type Point,
  type Size,
  SMALLEST,
  fitted,
  joined,
  middle,
  distance,
  onTable,
  uncovered,
  zoomed,
} from '../../draw/castle'
import type { Draft } from './draft.svelte'

/** A press that moves less is a click. */
const STILL = 7
/** A finger carries the tile so far above itself, in pixels. */
const ABOVE = 56
/** Two fingers turn the tile when they have turned so far. */
const TWIST = Math.PI / 5
const TWICE = 350
/** With a tile in hand a small screen comes so near, in pixels to a unit. */
const LEGIBLE = 0.5

export class Gestures {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 })
  screen = $state.raw<Size>({ width: 0, height: 0 })
  /** a hand is on the table: the camera follows it at once */
  held = $state(false)
  carrying = $state(false)
  /** the room under the pointer or the last tap */
  room = $state<number | null>(null)
  table: HTMLElement | undefined
  #draft: Draft
  #fingers = new Map<number, Point>()
  #start: Point = { x: 0, y: 0 }
  #dragged = false
  #angle = 0
  #own = false
  #tapped = 0

  constructor(draft: Draft) {
    this.#draft = draft
  }

  /** Shows all of it, unless the person has chosen a view of their own or the screen is too small for it. */
  show(box: Box, margin: number): void {
    if (this.#own || !this.screen.width) return
    const least = this.#draft.spots.length && this.screen.width < 600 ? LEGIBLE : SMALLEST
    this.camera = fitted(box, this.screen, margin, 1, least)
  }

  /** Shows all of it, whatever was chosen before. */
  fit(box: Box, margin: number): void {
    this.#own = false
    this.show(box, margin)
  }

  /** Moves as little as needed to see a box. */
  uncover(box: Box): void {
    if (this.screen.width) this.camera = uncovered(this.camera, box, this.screen, 36)
  }

  zoom(factor: number, at: Point = { x: this.screen.width / 2, y: this.screen.height / 2 }): void {
    this.#own = true
    this.camera = zoomed(this.camera, factor, at)
  }

  pan(dx: number, dy: number): void {
    this.#own = true
    this.camera = { ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.held = true
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.04 : 0.0016)), this.#at(event))
    this.held = false
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return
    const at = this.#at(event)
    this.#fingers.set(event.pointerId, at)
    this.#start = at
    if (this.#fingers.size === 1) this.#dragged = false
    if (this.#fingers.size === 2) this.#angle = this.#twist()
    this.carrying = event.pointerType !== 'mouse' && this.#fingers.size === 1 && this.#onGhost(at)
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }

  move = (event: PointerEvent): void => {
    const at = this.#at(event)
    const before = this.#fingers.get(event.pointerId)
    if (!before) return this.#hovered(event, at)
    const fingers = [...this.#fingers.entries()]
    if (!this.#dragged && distance(at, this.#start) < STILL && fingers.length === 1) return
    this.#dragged = true
    this.held = true
    if (fingers.length === 2) this.#pinch(event.pointerId, before, at)
    else if (this.carrying) this.#draft.follow(onTable(this.camera, { x: at.x, y: at.y - ABOVE }))
    else this.pan(at.x - before.x, at.y - before.y)
    this.#fingers.set(event.pointerId, at)
  }

  up = (event: PointerEvent): void => {
    const here = this.#fingers.delete(event.pointerId)
    if (this.#fingers.size) return
    this.held = false
    if (here && !this.#dragged && event.type === 'pointerup') this.#pressed(event, this.#at(event))
    if (this.carrying) this.#draft.settle()
    this.carrying = false
  }

  /** A tile comes out of the market under the pointer, wherever that is. */
  carry = (event: PointerEvent): void => {
    const box = this.table?.getBoundingClientRect()
    if (!this.#draft.dragging || !box || event.clientY < box.y) return
    this.held = this.carrying = true
    if (this.#draft.aims.length) return this.#aim(event)
    const above = event.pointerType === 'mouse' ? 0 : ABOVE
    this.#draft.follow(onTable(this.camera, { x: event.clientX - box.x, y: event.clientY - box.y - above }))
  }

  /** The dragged tile stays at the legal place where it was let go, or goes back to the nearest one. */
  release = (): void => {
    if (!this.#draft.dragging) return
    this.#draft.dragging = this.held = this.carrying = false
    this.#draft.settle()
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.#fingers.size) return
    this.room = null
    this.#draft.settle()
  }

  /** The right button turns the tile. */
  menu = (event: MouseEvent): void => {
    if (!this.#draft.picked) return
    event.preventDefault()
    this.#draft.turn()
  }

  #at(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    return { x: event.clientX - box.x, y: event.clientY - box.y }
  }

  #hovered(event: PointerEvent, at: Point): void {
    if (event.pointerType !== 'mouse') return
    if (this.#draft.picked) this.#draft.follow(onTable(this.camera, at))
    else this.room = roomAt(event)
  }

  #pinch(finger: number, before: Point, at: Point): void {
    const [other] = [...this.#fingers.entries()].filter(([id]) => id !== finger).map(([, point]) => point)
    if (!other) return
    const centre = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    this.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    this.zoom(distance(at, other) / Math.max(1, distance(before, other)), centre)
    this.#fingers.set(finger, at)
    const turned = turnBetween(this.#angle, this.#twist())
    if (this.#draft.picked && Math.abs(turned) > TWIST) {
      this.#draft.turn(Math.sign(turned))
      this.#angle = this.#twist()
    }
  }

  #twist(): number {
    const [one, other] = [...this.#fingers.values()]
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0
  }

  #pressed(event: PointerEvent, at: Point): void {
    if (!this.#draft.picked) {
      this.room = roomAt(event)
      return
    }
    if (this.#draft.aims.length) return // rooms and sides are pressed themselves
    const twice = event.timeStamp - this.#tapped < TWICE
    this.#tapped = event.timeStamp
    if (event.pointerType === 'mouse' || (twice && this.#onGhost(at))) void this.#draft.commit()
    else if (!this.#onGhost(at)) this.#draft.follow(onTable(this.camera, at), 6)
  }

  /** Holds a renovation or a moat piece over what is under the pointer. */
  #aim(event: PointerEvent): void {
    const word = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest('[data-word]')
      ?.getAttribute('data-word')
    this.#draft.aimAt(this.#draft.aims.find((aim) => aim.word === word) ?? null)
  }

  #onGhost(at: Point): boolean {
    const spot = this.#draft.spot
    if (!spot) return false
    const point = onTable(this.camera, at)
    const centre = middle(spot)
    return Math.abs(point.x - centre.x) <= spot.width / 2 + 0.7 && Math.abs(point.y - centre.y) <= spot.height / 2 + 0.7
  }
}

/** The room under the pointer; with the pointer captured the event itself does not know. */
function roomAt(event: PointerEvent): number | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-room]')
  const number = found?.getAttribute('data-room')
  return number == null ? null : Number(number)
}

function turnBetween(before: number, after: number): number {
  const turned = after - before
  return turned > Math.PI ? turned - 2 * Math.PI : turned < -Math.PI ? turned + 2 * Math.PI : turned
}

/** A box around a castle and all places of the tile in hand. */
export function around(castle: Box, spots: readonly (Point & { width: number; height: number })[]): Box {
  return spots.reduce<Box>((box, spot) => joined(box, [spot.x, spot.y, spot.width, spot.height]), castle)
}
