/** Paths to screens. A screen is a component in a chunk of its own; `:name` in a path becomes a property. */
import type { Component } from 'svelte'
import { offline } from './wire/transport'

export type Params = Record<string, string>
/** A screen takes its path's parameters as strings. */
export type Screen = Component<any> // eslint-disable-line @typescript-eslint/no-explicit-any -- each screen has its own properties
export interface Route {
  path: string
  load: () => Promise<{ default: Screen }>
  /** whether `:id` is a table that is shown there */
  table?: true
}

/** The parameters, if the path fits the pattern. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return null
  const params: Params = {}
  for (const [i, part] of wanted.entries()) {
    const word = decodeURIComponent(given[i] ?? '')
    if (part.startsWith(':')) params[part.slice(1)] = word
    else if (part !== word) return null
  }
  return params
}

/** In a page without a server, the path is a part of the query, so that any host of files will do. */
const PAGE = 'page'

/** The path and query of a screen, by the address of the browser. */
export function placeIn(address: URL | Location, inQuery = offline): { path: string; search: string } {
  if (!inQuery) return { path: address.pathname, search: address.search }
  const query = new URLSearchParams(address.search)
  const path = query.get(PAGE) ?? '/'
  query.delete(PAGE)
  return { path, search: query.size ? `?${query}` : '' }
}

/** The address of a screen, by its path with query and hash. */
export function addressFor(to: string, inQuery = offline): string {
  if (!inQuery) return to
  const { pathname, search, hash } = new URL(to, 'https://screen')
  const query = pathname === '/' ? search : `?${PAGE}=${encodeURI(pathname)}${search.replace('?', '&')}`
  return `${location.pathname}${query}${hash}`
}

class Router {
  path = $state(placeIn(location).path)
  search = $state(placeIn(location).search)
  hash = $state(location.hash)
  /** May load another path from the server instead of showing it in this page; then it returns true. */
  leaving: (to: string) => boolean = () => false

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  /** Goes to a path of this client without reloading the page. */
  go(to: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push' && this.leaving(to)) return
    if (how === 'push') history.pushState(null, '', addressFor(to))
    else history.replaceState(null, '', addressFor(to))
    this.#read()
    if (how === 'push' && !location.hash) scrollTo(0, 0)
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name)
  }

  #read(): void {
    ;({ path: this.path, search: this.search } = placeIn(location))
    this.hash = location.hash
  }
}

export const router = new Router()

/** The link to a screen at which something happens, if any. */
function linkAt(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download') || link.rel === 'external') return null
  const elsewhere = offline ? /^\/(api|art|schema)\// : /^\/(api|art|schema|offline)\//
  return link.origin !== location.origin || elsewhere.test(link.pathname) ? null : link
}

/** In a page without a server, gives a link the address that its screen has there: use it before a link is followed,
 * in whichever way. */
export function settleLink(event: Event): void {
  const link = linkAt(event)
  if (offline && link && link.pathname !== location.pathname)
    link.href = addressFor(link.pathname + link.search + link.hash)
}

/** Handles plain links between screens without reloading the page. Use it once, on the body. */
export function followLinks(event: MouseEvent): void {
  settleLink(event)
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = linkAt(event)
  if (!link || link.target) return
  if (link.pathname === location.pathname && link.hash && (!offline || link.search === location.search)) return
  event.preventDefault()
  const { path, search } = placeIn(new URL(link.href))
  router.go(path + search + link.hash)
}
