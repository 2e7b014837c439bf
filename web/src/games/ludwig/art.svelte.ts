/** Tile pictures from the server, cached by theme and language. */
import { SvelteMap } from 'svelte/reactivity'
import { locale } from '../../locale/index.svelte'
import { look } from '../../theme/theme.svelte'
import type { Pose, Tile } from './types'

const VERSION = '4'
const found = new SvelteMap<string, string>()
const requested = new Set<string>()
const inserted = new Set<string>()

/** The content of the <svg> element. */
function inner(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
}

async function fetchArt(path: string): Promise<void> {
  requested.add(path)
  try {
    const response = await fetch(path)
    if (response.ok) found.set(path, inner(await response.text()))
    else requested.delete(path)
  } catch {
    requested.delete(path)
  }
}

function drawn(rest: string, query: Record<string, string>): string {
  const path = `/art/ludwig/${rest}?${new URLSearchParams({ ...query, theme: look.shown, v: VERSION })}`
  const known = found.get(path)
  if (known === undefined && !requested.has(path)) void fetchArt(path)
  return known ?? ''
}

/** The query for components of an owner; none for the printed ones. */
const own = ({ components }: Tile): Record<string, string> => (components === 'standard' ? {} : { components })

/** The elements of a tile in a pose, without doors, optionally under a renovation. Reactive: empty until they have
 * arrived. */
export function tileArt(tile: Tile, pose: Pose, detail: number, cover?: Tile): string {
  const rest = `tile/${tile.id}/${pose.turn}${pose.dark ? 'd' : ''}${cover ? `/${cover.id}` : ''}`
  return drawn(rest, { ...own(tile), language: locale.language, detail: String(detail) })
}

/** The elements of a moat piece or the barbican's wall, of the same components as a tile. */
export function ringArt(tile: Tile, rest: string): string {
  return drawn(rest, own(tile))
}

/** Inserts the shared patterns, doors and symbols into the page, once for each theme. */
export function insertDefinitions(): void {
  const theme = look.shown
  const body = drawn('defs', {})
  if (!body || inserted.has(theme)) return
  inserted.add(theme)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.setAttribute('aria-hidden', 'true')
  svg.style.position = 'absolute'
  svg.innerHTML = body
  document.body.prepend(svg)
}

/** The href of a shared element in the current theme. */
export function part(name: string): string {
  return `#${name}-${look.shown}`
}
