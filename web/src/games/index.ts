/** The games by name; each folder is a chunk of its own, fetched when its first table is opened. */
import type { GameFace } from '../table/model'

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  kingdom: () => import('./kingdom'),
  ludwig: () => import('./ludwig'),
  seasons: () => import('./seasons'),
}

const loaded = new Map<string, Promise<GameFace>>()

/** The face of a game. A chunk that did not arrive is asked for again the next time. */
export function faceOf(game: string): Promise<GameFace> {
  const known = loaded.get(game)
  if (known) return known
  const load = FACES[game]
  if (!load) return Promise.reject(new Error(`no face for ${game}`))
  const coming = load().then((module) => module.face)
  coming.catch(() => loaded.delete(game))
  loaded.set(game, coming)
  return coming
}
