/** Pan and zoom of a drawing as pure functions, in pixels of the window. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A window, and the drawing that is seen through it. */
export interface View {
  window: Size
  drawing: Size
}

/** The drawing's upper left corner, and the zoom relative to the fitted drawing. */
export interface Camera extends Point {
  zoom: number
}

export const MAX_ZOOM = 6
const MARGIN = 6
/** An enlarged drawing can be dragged this much further, so that no button of the window lies over its corners. */
const SLACK = 56

/** Pixels per unit of the drawing when all of it is visible. */
export function fit({ window, drawing }: View): number {
  const widthScale = (window.width - 2 * MARGIN) / drawing.width
  const heightScale = (window.height - 2 * MARGIN) / drawing.height
  return Math.max(0.05, Math.min(widthScale, heightScale))
}

export function fitted(view: View): Camera {
  return clamped({ zoom: 1, x: 0, y: 0 }, view)
}

/** The camera with its zoom limited, and moved so that the drawing nearly fills the window or is centred in it. */
export function clamped(camera: Camera, view: View): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom))
  const scale = fit(view) * zoom
  const beyond = zoom > 1 ? SLACK : MARGIN
  return {
    zoom,
    x: clampedOffset(camera.x, view.window.width, view.drawing.width * scale, beyond),
    y: clampedOffset(camera.y, view.window.height, view.drawing.height * scale, beyond),
  }
}

function clampedOffset(at: number, room: number, size: number, beyond: number): number {
  if (size <= room) return (room - size) / 2
  return Math.min(beyond, Math.max(room - size - beyond, at))
}

/** The camera after its window has changed: what is enlarged keeps its size and stays in the middle. */
export function resized(camera: Camera, before: View, after: View): Camera {
  if (camera.zoom === 1) return fitted(after)
  const zoom = Math.max(1, (camera.zoom * fit(before)) / fit(after))
  const shift = (now: number, then: number) => (now - then) / 2
  return clamped(
    {
      zoom,
      x: camera.x + shift(after.window.width, before.window.width),
      y: camera.y + shift(after.window.height, before.window.height),
    },
    after,
  )
}

/** The camera zoomed by a factor; the point at `at` stays in place. */
export function zoomed(camera: Camera, view: View, factor: number, at: Point): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom * factor))
  const grown = zoom / camera.zoom
  return clamped({ zoom, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, view)
}

export function moved(camera: Camera, view: View, by: Point): Camera {
  return clamped({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, view)
}

/** A point of the drawing in the window. */
export function inWindow(camera: Camera, view: View, point: Point): Point {
  const scale = fit(view) * camera.zoom
  return { x: camera.x + point.x * scale, y: camera.y + point.y * scale }
}

/** The camera moved as little as possible to show a point of the drawing away from the edge. */
export function revealing(camera: Camera, view: View, point: Point): Camera {
  const { width, height } = view.window
  const at = inWindow(camera, view, point)
  const edge = Math.min(60, width / 4, height / 4)
  const inside = (value: number, room: number) => Math.min(room - edge, Math.max(edge, value)) - value
  return moved(camera, view, { x: inside(at.x, width), y: inside(at.y, height) })
}

/** The distance of the arrow from the edge of the window. */
const ARROW = 30

/** Where an arrow stands that leads to a point outside the window, and its angle; null if the point is inside. */
export function edgeToward(point: Point, window: Size): (Point & { angle: number }) | null {
  const { width, height } = window
  if (point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height) return null
  const middle = { x: width / 2, y: height / 2 }
  const angle = (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI
  const inside = (value: number, room: number) => Math.min(room - ARROW, Math.max(ARROW, value))
  return { x: inside(point.x, width), y: inside(point.y, height), angle }
}
