/** Mouse, touch and wheel input on a castle: panning, zooming, dragging and rotating the picked tile. */
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

/** A pointer that moves less is a click, in pixels. */
const CLICK_SLOP = 7
/** The distance of a dragged tile above the finger, so that the finger does not hide it, in pixels. */
const TOUCH_OFFSET = 56
/** Two fingers that rotate by this angle rotate the tile. */
const ROTATE_ANGLE = Math.PI / 5
const DOUBLE_TAP_MS = 350
/** The smallest scale on small screens while a tile is placed. */
const MIN_PLACING_SCALE = 0.5
/** The height of the row of buttons at the upper edge, below which a castle is fitted. */
const BUTTONS = 48

export class Gestures {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 })
  screen = $state.raw<Size>({ width: 0, height: 0 })
  /** whether a gesture is in progress, so the camera moves without animation */
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
  #userView = false
  #lastTap = 0

  constructor(draft: Draft) {
    this.#draft = draft
  }

  /** Fits a box into the view, unless the user has panned or zoomed. */
  show(box: Box, margin: number): void {
    if (this.#userView || !this.screen.width) return
    const least = this.#draft.spots.length && this.screen.width < 600 ? MIN_PLACING_SCALE : SMALLEST
    const { width, height } = this.screen
    const above = Math.min(BUTTONS, height / 4)
    const camera = fitted(box, { width, height: height - above }, margin, 1, least)
    this.camera = { ...camera, y: camera.y + above }
  }

  /** Fits a box into the view in any case. */
  fit(box: Box, margin: number): void {
    this.#userView = false
    this.show(box, margin)
  }

  /** Pans as little as needed to show a box. */
  uncover(box: Box): void {
    if (!this.screen.width) return
    const { width, height } = this.screen
    const above = Math.min(BUTTONS, height / 4)
    const camera = { ...this.camera, y: this.camera.y - above }
    const shown = uncovered(camera, box, { width, height: height - above }, 36)
    this.camera = { ...shown, y: shown.y + above }
  }

  zoom(factor: number, at: Point = { x: this.screen.width / 2, y: this.screen.height / 2 }): void {
    this.#userView = true
    this.camera = zoomed(this.camera, factor, at)
  }

  pan(dx: number, dy: number): void {
    this.#userView = true
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
    if (this.#fingers.size === 2) this.#angle = this.#fingerAngle()
    this.carrying = event.pointerType !== 'mouse' && this.#fingers.size === 1 && this.#onGhost(at)
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }

  move = (event: PointerEvent): void => {
    const at = this.#at(event)
    const before = this.#fingers.get(event.pointerId)
    if (!before) return this.#hovered(event, at)
    const fingers = [...this.#fingers.entries()]
    if (!this.#dragged && distance(at, this.#start) < CLICK_SLOP && fingers.length === 1) return
    this.#dragged = true
    this.held = true
    if (fingers.length === 2) this.#pinch(event.pointerId, before, at)
    else if (this.carrying) this.#draft.dragTo(onTable(this.camera, { x: at.x, y: at.y - TOUCH_OFFSET }))
    else this.pan(at.x - before.x, at.y - before.y)
    this.#fingers.set(event.pointerId, at)
  }

  up = (event: PointerEvent): void => {
    const here = this.#fingers.delete(event.pointerId)
    if (this.#fingers.size) return
    this.held = false
    if (here && !this.#dragged && event.type === 'pointerup') this.#pressed(event, this.#at(event))
    if (this.carrying) this.#draft.snap()
    this.carrying = false
  }

  /** Moves a tile that is dragged out of the market, with events of the whole window. */
  carry = (event: PointerEvent): void => {
    const box = this.table?.getBoundingClientRect()
    if (!this.#draft.dragging || !box || event.clientY < box.y) return
    this.held = this.carrying = true
    if (this.#draft.aims.length) return this.#aim(event)
    const above = event.pointerType === 'mouse' ? 0 : TOUCH_OFFSET
    this.#draft.dragTo(onTable(this.camera, { x: event.clientX - box.x, y: event.clientY - box.y - above }))
  }

  /** Drops the dragged tile at the nearest legal placement. */
  release = (): void => {
    if (!this.#draft.dragging) return
    this.#draft.dragging = this.held = this.carrying = false
    this.#draft.snap()
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.#fingers.size) return
    this.room = null
    this.#draft.snap()
  }

  /** The right button rotates the tile. */
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
    if (this.#draft.picked) this.#draft.dragTo(onTable(this.camera, at))
    else this.room = roomAt(event)
  }

  #pinch(finger: number, before: Point, at: Point): void {
    const [other] = [...this.#fingers.entries()].filter(([id]) => id !== finger).map(([, point]) => point)
    if (!other) return
    const centre = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    this.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    this.zoom(distance(at, other) / Math.max(1, distance(before, other)), centre)
    this.#fingers.set(finger, at)
    const turned = turnBetween(this.#angle, this.#fingerAngle())
    if (this.#draft.picked && Math.abs(turned) > ROTATE_ANGLE) {
      this.#draft.turn(Math.sign(turned))
      this.#angle = this.#fingerAngle()
    }
  }

  #fingerAngle(): number {
    const [one, other] = [...this.#fingers.values()]
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0
  }

  #pressed(event: PointerEvent, at: Point): void {
    if (!this.#draft.picked) {
      this.room = roomAt(event)
      return
    }
    if (this.#draft.aims.length) return // rooms and sides are buttons
    const twice = event.timeStamp - this.#lastTap < DOUBLE_TAP_MS
    this.#lastTap = event.timeStamp
    if (event.pointerType === 'mouse' || (twice && this.#onGhost(at))) void this.#draft.commit()
    else if (!this.#onGhost(at)) this.#draft.dragTo(onTable(this.camera, at), 6)
  }

  /** Holds a renovation or a moat piece at the room or side under the pointer. */
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

/** The room under the pointer; `event.target` is no help while the pointer is captured. */
function roomAt(event: PointerEvent): number | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-room]')
  const number = found?.getAttribute('data-room')
  return number == null ? null : Number(number)
}

function turnBetween(before: number, after: number): number {
  const turned = after - before
  return turned > Math.PI ? turned - 2 * Math.PI : turned < -Math.PI ? turned + 2 * Math.PI : turned
}

/** The bounding box of a castle and all placements of the picked tile. */
export function around(castle: Box, spots: readonly (Point & { width: number; height: number })[]): Box {
  return spots.reduce<Box>((box, spot) => joined(box, [spot.x, spot.y, spot.width, spot.height]), castle)
}
