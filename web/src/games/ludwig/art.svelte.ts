/** Tiles drawn by the server: fetched once for each theme and language, and kept. */
import { SvelteMap } from 'svelte/reactivity'
import { locale } from '../../locale/index.svelte'
import { look } from '../../theme/theme.svelte'
import type { Pose, Tile } from './types'

const VERSION = '2'
const found = new SvelteMap<string, string>()
const asked = new Set<string>()
const laid = new Set<string>()

/** The elements inside the document's root. */
function inner(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
}

async function fetchArt(path: string): Promise<void> {
  asked.add(path)
  try {
    const response = await fetch(path)
    if (response.ok) found.set(path, inner(await response.text()))
    else asked.delete(path)
  } catch {
    asked.delete(path)
  }
}

function drawn(rest: string, query: Record<string, string>): string {
  const path = `/art/ludwig/${rest}?${new URLSearchParams({ ...query, theme: look.shown, v: VERSION })}`
  const known = found.get(path)
  if (known === undefined && !asked.has(path)) void fetchArt(path)
  return known ?? ''
}

/** The elements of a tile as it lies, without doors, perhaps under a renovation; nothing until they have come.
 * Reactive. */
export function tileArt(tile: Tile, pose: Pose, detail: number, cover?: Tile): string {
  const rest = `tile/${tile.id}/${pose.turn}${pose.dark ? 'd' : ''}${cover ? `/${cover.id}` : ''}`
  return drawn(rest, { language: locale.language, detail: String(detail) })
}

/** A moat piece or the barbican's wall, at its own origin. */
export function ringArt(rest: string): string {
  return drawn(rest, {})
}

/** Lays patterns, doors and signs into the page, once for each theme: everything drawn refers to them. */
export function layDefinitions(): void {
  const theme = look.shown
  const body = drawn('defs', {})
  if (!body || laid.has(theme)) return
  laid.add(theme)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.setAttribute('aria-hidden', 'true')
  svg.style.position = 'absolute'
  svg.innerHTML = body
  document.body.prepend(svg)
}

/** What a `use` element refers to, in the theme that is shown. */
export function part(name: string): string {
  return `#${name}-${look.shown}`
}
