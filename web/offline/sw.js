/* Serves the page from this browser's cache, and passes requests for pictures and records on to the page. */
const VERSION = '%VERSION%'
const FILES = '%FILES%'.split(' ')
const PAGE = './'
const CACHE = `kastelan-offline-${VERSION}`
const ART = 'kastelan-offline-art-%ART%'
const scope = new URL(self.registration.scope)

const at = (file) => new URL(file, scope).href

/** Fetches a file, and keeps it. */
async function fetched(cache, file) {
  const response = await fetch(file, { cache: 'no-cache' })
  if (response.ok) await cache.put(file, response.clone())
  return response
}

/** Files whose names contain a hash or a version, so what is there never changes. */
const LASTING = /\/assets\/|\/pyodide-[^/]+\/|-[0-9a-f]{12}\.zip/

/** Keeps every file of this version; those that an older version has kept are not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  for (const file of [PAGE, ...FILES].map(at)) {
    if (await cache.match(file)) continue
    const before = LASTING.test(file) ? await caches.match(file) : undefined
    if (before) await cache.put(file, before)
    else if (!(await fetched(cache, file)).ok) throw new Error(file)
  }
}

self.addEventListener('install', (event) => {
  // The first one need not wait for files that the page is about to fetch; a later one takes over with all.
  if (self.registration.active) event.waitUntil(keepAll())
  else event.waitUntil(caches.open(CACHE).then((cache) => fetched(cache, at(PAGE))))
})

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith('kastelan-offline-') && name !== CACHE && name !== ART) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data !== 'keep all') return
  const answer = (kept) => event.ports[0]?.postMessage(kept)
  event.waitUntil(
    keepAll().then(
      () => answer(true),
      () => answer(false),
    ),
  )
})

async function file(url) {
  const cache = await caches.open(CACHE)
  return (await cache.match(url)) ?? (await fetched(cache, url))
}

/** The answer of the page that asks, or of any page if the one that asks is just being opened. */
async function answered(event, path) {
  const client = (await self.clients.get(event.clientId)) ?? (await self.clients.matchAll({ type: 'window' }))[0]
  if (!client) return Response.error()
  const channel = new MessageChannel()
  const reply = new Promise((resolve) => (channel.port1.onmessage = ({ data }) => resolve(data)))
  client.postMessage(path, [channel.port2])
  const { status, type, body, file } = await reply
  const headers = { 'content-type': type }
  if (file) headers['content-disposition'] = `attachment; filename="${file}"`
  return new Response(body, { status, headers })
}

async function picture(event, url) {
  const cache = await caches.open(ART)
  const known = await cache.match(url.href)
  if (known) return known
  const response = await answered(event, url.pathname + url.search)
  if (response.ok) await cache.put(url.href, response.clone())
  return response
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== scope.origin) return
  if (url.pathname.startsWith('/art/')) event.respondWith(picture(event, url))
  else if (url.pathname.startsWith('/api/')) event.respondWith(answered(event, url.pathname + url.search))
  else if (/^\/icon[\w-]*\.svg$/.test(url.pathname)) event.respondWith(file(at(`.${url.pathname}`)))
  else if (event.request.mode === 'navigate' && url.pathname.startsWith(scope.pathname))
    event.respondWith(file(at(PAGE)))
  else if (url.pathname.startsWith(scope.pathname)) event.respondWith(file(url.origin + url.pathname))
})
