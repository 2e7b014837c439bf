/** Copies of what is drawn, which can travel over the whole screen while the original stays in its panel. */
import type { Label } from './cues'
import type { Rect } from './rects'

/** Variables that drawings get from the elements around them. */
const INHERITED = ['--colour', '--fill', '--wash', '--floor', '--piece-halo', '--piece-rim', 'color']

/** A copy of an element in the size of its rectangle, for the layer of what travels. */
export function copyOf(element: Element, rect: Rect): HTMLElement {
  const copy = element.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('[data-at]')]) one.removeAttribute('data-at')
  const holder = document.createElement('div')
  const style = getComputedStyle(element)
  for (const name of INHERITED) holder.style.setProperty(name, style.getPropertyValue(name))
  holder.append(element instanceof SVGGraphicsElement && element.ownerSVGElement ? drawing(element, copy) : copy)
  if (copy instanceof HTMLElement) resized(copy, rect)
  return resized(holder, rect)
}

/** The element, as large as a rectangle. */
export function resized(element: HTMLElement, rect: Rect): HTMLElement {
  element.style.width = `${rect.width}px`
  element.style.height = `${rect.height}px`
  return element
}

/** A part of a drawing as a drawing of its own. */
function drawing(part: SVGGraphicsElement, copy: Element): Element {
  const { x, y, width, height } = part.getBBox()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  svg.setAttribute('width', '100%')
  svg.setAttribute('height', '100%')
  svg.setAttribute('overflow', 'visible')
  copy.removeAttribute('transform')
  svg.append(copy)
  return svg
}

/** Points or coins with their number. */
export function labelled({ kind, text, seat }: Label): HTMLElement {
  const holder = document.createElement('div')
  const word = document.createElement('b')
  word.className = kind
  word.textContent = text
  if (seat !== undefined) holder.style.setProperty('--colour', `var(--seat-${seat % 5})`)
  holder.append(word)
  return holder
}
