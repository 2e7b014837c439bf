/**
 * The service worker: keeps the shell of the app, so that it opens without a network, and shows what is pushed.
 *
 * It imports only types and its own modules, because it is built as one classic script (`vite.config.ts`). It leaves `/offline/` alone:
 * that edition has a worker of its own, with its own scope.
 */
/// <reference lib="webworker" />
import { answered, fill, keep, removeOld, SHELL } from './cache'
import { language, setLanguage } from './language'
import { open, show, subscribeAgain } from './push'

declare const self: ServiceWorkerGlobalScope

/** What only the server, or another worker, can answer. */
const NOT_OURS = /^\/(api|art|schema|offline|healthz|readyz|metrics)(\/|$)/
/** How long a page may take before the kept shell is shown instead. */
const PATIENCE_MS = 6000

export type ToWorker = { type: 'take-over' } | { type: 'keep'; urls: string[] } | { type: 'language'; language: string }

self.addEventListener('install', (event) => event.waitUntil(fill()))

self.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await removeOld()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keep(request))
  else if (answered(url.pathname)) event.respondWith(fresh(request))
})

/** The page from the network; the kept one while the server does not answer. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = (event.preloadResponse as Promise<Response | undefined>).then((found) => found ?? fetch(event.request))
  const shell = await caches.match(SHELL)
  if (!shell) return asked
  const late = new Promise<Response>((done) => setTimeout(() => done(shell), PATIENCE_MS))
  const found = asked.then((response) => (response.status >= 500 ? shell : response)).catch(() => shell)
  return Promise.race([found, late])
}

/** A file without a hash in its name: from the network, or as it was kept. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  else if (message.type === 'language') event.waitUntil(setLanguage(message.language))
  else event.waitUntil(Promise.all(message.urls.map((url) => keep(new Request(url)))))
})

self.addEventListener('push', (event) => event.waitUntil(language().then((spoken) => show(event.data, spoken))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as { url?: string } | null)?.url ?? '/'))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)))
