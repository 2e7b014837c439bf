/** Looking at the board through a window: fitted, nearer, moved aside. Plain arithmetic, in pixels of the window. */
import { MAP, type Point } from '../../draw/hexes'

export interface Window {
  width: number
  height: number
}

/** Where the board's upper left corner lies, and how much nearer than fitted it is. */
export interface Camera extends Point {
  zoom: number
}

export const NEAREST = 6
export const FINGER = 2.4
const MARGIN = 6

/** Pixels for one unit of the map when all of it is seen. */
export function fit(window: Window): number {
  const wide = (window.width - 2 * MARGIN) / MAP.width
  const tall = (window.height - 2 * MARGIN) / MAP.height
  return Math.max(0.05, Math.min(wide, tall))
}

export function whole(window: Window): Camera {
  return within({ zoom: 1, x: 0, y: 0 }, window)
}

/** The nearest camera that wastes no window: what is smaller than it stands in the middle. */
export function within(camera: Camera, window: Window): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom))
  const scale = fit(window) * zoom
  return {
    zoom,
    x: kept(camera.x, window.width, MAP.width * scale),
    y: kept(camera.y, window.height, MAP.height * scale),
  }
}

function kept(at: number, room: number, size: number): number {
  if (size <= room) return (room - size) / 2
  return Math.min(MARGIN, Math.max(room - size - MARGIN, at))
}

/** Nearer or further by a factor, while the point under `at` stays where it is. */
export function zoomed(camera: Camera, window: Window, factor: number, at: Point): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom * factor))
  const grown = zoom / camera.zoom
  return within({ zoom, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, window)
}

export function moved(camera: Camera, window: Window, by: Point): Camera {
  return within({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, window)
}

/** Where a point of the map is seen. */
export function seen(camera: Camera, window: Window, point: Point): Point {
  const scale = fit(window) * camera.zoom
  return { x: camera.x + point.x * scale, y: camera.y + point.y * scale }
}

/** Moved just so far that a point of the map is well inside the window. */
export function showing(camera: Camera, window: Window, point: Point): Camera {
  const at = seen(camera, window, point)
  const edge = Math.min(60, window.width / 4, window.height / 4)
  const inside = (value: number, room: number) => Math.min(room - edge, Math.max(edge, value)) - value
  return moved(camera, window, { x: inside(at.x, window.width), y: inside(at.y, window.height) })
}
