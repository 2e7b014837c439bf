/** Paths to screens. A screen is a component in a chunk of its own; `:name` in a path becomes a property. */
import type { Component } from 'svelte'

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

class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)
  /** May load another path from the server instead of showing it in this page; then it returns true. */
  leaving: (to: string) => boolean = () => false

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  /** Goes to a path of this client without reloading the page. */
  go(to: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push' && this.leaving(to)) return
    if (how === 'push') history.pushState(null, '', to)
    else history.replaceState(null, '', to)
    this.#read()
    if (how === 'push' && !location.hash) scrollTo(0, 0)
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name)
  }

  #read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }
}

export const router = new Router()

/** Handles plain links between screens without reloading the page. Use it once, on the body. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || /^\/(api|art|schema|offline)\//.test(link.pathname)) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
