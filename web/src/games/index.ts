/** The games that this client can show, by name: every folder here with an index.ts. */
import type { Lesson } from '../learn/lesson'
import type { GameScreen } from '../table/model'
import type { GameManifest } from './manifest'

const FOUND = import.meta.glob<GameManifest>('./*/index.ts', { eager: true, import: 'manifest' })

export const GAMES: Readonly<Record<string, GameManifest>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, manifest]) => [path.split('/')[1] ?? path, manifest]),
)

const loaded = new Map<string, Promise<GameScreen>>()

/** The screen of a game. A chunk that did not arrive is asked for again the next time. */
export function screenOf(game: string): Promise<GameScreen> {
  const known = loaded.get(game)
  if (known) return known
  const load = GAMES[game]?.screen
  if (!load) return Promise.reject(new Error(`no screen for ${game}`))
  // The server sends the board of the game that a table plays, so its screen draws no board of another game.
  const coming = load().then((module) => module.screen as GameScreen)
  coming.catch(() => loaded.delete(game))
  loaded.set(game, coming)
  return coming
}

/** The guided first game; null if the game has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const found = await GAMES[game]?.lesson?.()
  return found ? (found.lesson as Lesson) : null // the table is one of this game, and so is its board
}
