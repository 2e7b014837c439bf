/** Pan and zoom as pure functions, in pixels of the window. */
import { MAP, type Point } from '../../draw/hexes'

export interface Window {
  width: number
  height: number
}

/** The board's upper left corner, and the zoom relative to the fitted board. */
export interface Camera extends Point {
  zoom: number
}

export const MAX_ZOOM = 6
/** the zoom at which hexes are large enough to tap on a phone */
export const TOUCH_ZOOM = 2.4
const MARGIN = 6

/** Pixels per unit of the map when the fitted board is visible. */
export function fit(window: Window): number {
  const widthScale = (window.width - 2 * MARGIN) / MAP.width
  const heightScale = (window.height - 2 * MARGIN) / MAP.height
  return Math.max(0.05, Math.min(widthScale, heightScale))
}

export function fitted(window: Window): Camera {
  return clamped({ zoom: 1, x: 0, y: 0 }, window)
}

/** The camera with its zoom limited, and moved so that the board fills the window or is centred in it. */
export function clamped(camera: Camera, window: Window): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom))
  const scale = fit(window) * zoom
  return {
    zoom,
    x: clampedOffset(camera.x, window.width, MAP.width * scale),
    y: clampedOffset(camera.y, window.height, MAP.height * scale),
  }
}

function clampedOffset(at: number, room: number, size: number): number {
  if (size <= room) return (room - size) / 2
  return Math.min(MARGIN, Math.max(room - size - MARGIN, at))
}

/** The camera zoomed by a factor; the point at `at` stays in place. */
export function zoomed(camera: Camera, window: Window, factor: number, at: Point): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom * factor))
  const grown = zoom / camera.zoom
  return clamped({ zoom, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, window)
}

export function moved(camera: Camera, window: Window, by: Point): Camera {
  return clamped({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, window)
}

/** A point of the map in the window. */
export function inWindow(camera: Camera, window: Window, point: Point): Point {
  const scale = fit(window) * camera.zoom
  return { x: camera.x + point.x * scale, y: camera.y + point.y * scale }
}

/** The camera moved as little as possible to show a point of the map away from the edge. */
export function revealing(camera: Camera, window: Window, point: Point): Camera {
  const at = inWindow(camera, window, point)
  const edge = Math.min(60, window.width / 4, window.height / 4)
  const inside = (value: number, room: number) => Math.min(room - edge, Math.max(edge, value)) - value
  return moved(camera, window, { x: inside(at.x, window.width), y: inside(at.y, window.height) })
}

/** The distance of the arrow from the edge of the window. */
const ARROW = 30

/** Where an arrow stands that leads to a point outside the window, and its angle; null if the point is inside. */
export function edgeToward(point: Point, window: Window): (Point & { angle: number }) | null {
  const { width, height } = window
  if (point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height) return null
  const middle = { x: width / 2, y: height / 2 }
  const angle = (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI
  const inside = (value: number, room: number) => Math.min(room - ARROW, Math.max(ARROW, value))
  return { x: inside(point.x, width), y: inside(point.y, height), angle }
}
