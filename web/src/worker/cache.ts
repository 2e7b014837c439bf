/// <reference lib="webworker" />
/** The files of one version of the client, in a cache of its own. */

/** The build fills these in: the files of this version, and a hash of them all. */
declare const __FILES__: readonly string[]
declare const __VERSION__: string

export const SHELL = '/index.html'
export const PREFIX = 'kastelan-app-'
const NAME = PREFIX + __VERSION__
/** The files of the version before are kept for pages that still run it. */
const VERSIONS_KEPT = 2

/** Fetches the files of this version; what an earlier version has kept under the same hash is copied. */
export async function fill(): Promise<void> {
  const cache = await caches.open(NAME)
  await Promise.all(
    __FILES__.map(async (url) => {
      const known = url.startsWith('/assets/') ? await caches.match(url) : undefined
      if (known) await cache.put(url, known)
      else await cache.add(new Request(url, { cache: url.startsWith('/assets/') ? 'default' : 'reload' }))
    }),
  )
}

/** Deletes the files of old versions, and nothing that others of this site have kept. */
export async function removeOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX)) // in the order of their making
  const kept = [...ours.filter((name) => name !== NAME), NAME].slice(-VERSIONS_KEPT)
  await Promise.all(ours.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}

/** Whether a path is that of a kept file. */
export function answered(path: string): boolean {
  return __FILES__.includes(path)
}

/** A file with a hash in its name, which never changes: as it was kept, or else fetched and kept. */
export async function keep(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const found = await fetch(request)
  if (found.ok) await (await caches.open(NAME)).put(request, found.clone())
  return found
}
