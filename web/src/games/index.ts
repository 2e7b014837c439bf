/** The games that this client can show, by name: every folder here with an index.ts. */
import type { Lesson } from '../learn/lesson'
import type { GameScreen } from '../table/model'
import type { GameManifest } from './manifest'

const MANIFESTS = import.meta.glob<GameManifest>('./*/index.ts', { eager: true, import: 'manifest' })

export const GAMES: Readonly<Record<string, GameManifest>> = Object.fromEntries(
  Object.entries(MANIFESTS).map(([path, manifest]) => [path.split('/')[1] ?? path, manifest]),
)

const loaded = new Map<string, Promise<GameScreen>>()

/** The screen of a game. A chunk that failed to load is requested again the next time. */
export function screenOf(game: string): Promise<GameScreen> {
  const known = loaded.get(game)
  if (known) return known
  const load = GAMES[game]?.screen
  if (!load) return Promise.reject(new Error(`no screen for ${game}`))
  // The cast is safe: the server sends a table the board of its own game.
  const coming = load().then((module) => module.screen as GameScreen)
  coming.catch(() => loaded.delete(game))
  loaded.set(game, coming)
  return coming
}

/** The guided first game; null if the game has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const found = await GAMES[game]?.lesson?.()
  return found ? (found.lesson as Lesson) : null // safe: the table plays this game
}
