/**
 * The page's side of the service worker: it is registered, told what to keep, and a new version takes over without a lost move.
 *
 * A new version waits until the person asks for it, or goes to another screen, and everything that was sent has been answered.
 */
import { router } from '../router.svelte'
import { isIdle, whenIdle } from '../wire/inFlight'
import type { ToWorker } from '../worker/serviceWorker'

const SCRIPT = '/service-worker.js'
/** How often an open page looks for a new version. */
const LOOK_MS = 3_600_000

class AppWorker {
  /** a new version is ready, and this page still runs an old one */
  outdated = $state(false)
  /** the new version was asked for, and waits until everything sent has been answered */
  leaving = $state(false)
  #registration: ServiceWorkerRegistration | undefined
  /** what was said before the worker was registered */
  #unsaid: readonly ToWorker[] = []
  /** where to go when the new version has taken over */
  #target: string | null = null

  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    const workers = navigator.serviceWorker
    let controlled = Boolean(workers.controller)
    workers.addEventListener('message', ({ data }: MessageEvent<{ type?: string; url?: string }>) => {
      if (data.type === 'go' && data.url) router.go(data.url)
    })
    this.#registration = await workers.register(SCRIPT, { updateViaCache: 'none' }).catch(() => undefined)
    if (!this.#registration) return // the browser forbids it
    workers.addEventListener('controllerchange', () => {
      if (controlled) this.#replaced()
      controlled = true // the first worker takes charge of a page that came without one: that is no new version
    })
    for (const message of this.#unsaid) void this.tell(message)
    this.#follow(this.#registration)
    void workers.ready.then(({ active }) => this.#tellLoaded(active))
    router.leaving = (to) => this.outdated && isIdle() && this.#load(to)
  }

  /** Says a thing to the active worker. */
  async tell(message: ToWorker): Promise<void> {
    if (!this.#registration) return void (this.#unsaid = [...this.#unsaid, message])
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(message)
  }

  /** Loads the new version of this page, once everything sent has been answered. */
  async reload(): Promise<void> {
    this.leaving = true
    await whenIdle()
    this.#load(location.href)
  }

  dismiss(): void {
    this.outdated = false
  }

  #follow(registration: ServiceWorkerRegistration): void {
    if (registration.waiting && navigator.serviceWorker.controller) this.outdated = true
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller) this.outdated = true
      })
    })
    const look = () => void registration.update().catch(() => undefined)
    setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  }

  /** What this page has loaded before the worker was there: words and fonts of this reader. */
  #tellLoaded(worker: ServiceWorker | null): void {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const urls = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    worker?.postMessage({ type: 'keep', urls: urls.map(({ pathname }) => pathname) } satisfies ToWorker)
  }

  /** Goes to an address with the new version. */
  #load(to: string): true {
    this.#target = new URL(to, location.href).href
    const waiting = this.#registration?.waiting
    if (waiting) waiting.postMessage({ type: 'take-over' } satisfies ToWorker)
    else this.#replaced() // another page has let it take over already
    return true
  }

  /** A new version has taken over. A page that has not asked for it goes on with the old one until it is left. */
  #replaced(): void {
    this.outdated = true
    if (this.#target === null) return
    if (this.#target === location.href) location.reload()
    else location.assign(this.#target)
  }
}

export const appWorker = new AppWorker()
