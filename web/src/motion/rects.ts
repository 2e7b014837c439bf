/** Where things are on the screen. */
import type { Place } from './cues'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** The first element of a place that is on the screen, with its rectangle. */
export function found(root: ParentNode, place: Place | undefined): { element: Element; rect: Rect } | null {
  for (const name of place ?? []) {
    for (const element of root.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width || height) return { element, rect: { x, y, width, height } }
    }
  }
  return null
}

/** What comes from a whole panel does not begin as large as that. */
const LARGEST = 1.6

/** The transform that puts something of one rectangle's size at the place of another, for keyframes. */
export function movedTo(size: Rect, at: Rect): string {
  const scale = Math.min(at.width / size.width, at.height / size.height, LARGEST) || 1
  const x = at.x + (at.width - size.width * scale) / 2
  const y = at.y + (at.height - size.height * scale) / 2
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`
}

/** The transform from where something is to where it was, in its own units. */
export function cameFrom(was: Rect, is: Rect, scale: number): string {
  return `translate(${((was.x - is.x) / scale).toFixed(1)}px, ${((was.y - is.y) / scale).toFixed(1)}px)`
}

/** A rectangle of a size around the centre of another. */
export function centred({ x, y, width, height }: Rect, size: Rect): Rect {
  return { ...size, x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 }
}
