/** The games by name; each folder is a chunk of its own, fetched when its first table is opened. */
import type { GameScreen } from '../table/model'

const SCREENS: Record<string, () => Promise<{ screen: GameScreen<never> }>> = {
  kingdom: () => import('./kingdom'),
  ludwig: () => import('./ludwig'),
  seasons: () => import('./seasons'),
}

const loaded = new Map<string, Promise<GameScreen>>()

/** The screen of a game. A chunk that did not arrive is asked for again the next time. */
export function screenOf(game: string): Promise<GameScreen> {
  const known = loaded.get(game)
  if (known) return known
  const load = SCREENS[game]
  if (!load) return Promise.reject(new Error(`no screen for ${game}`))
  // The server sends the board of the game that a table plays, so its screen draws no board of another game.
  const coming = load().then((module) => module.screen as GameScreen)
  coming.catch(() => loaded.delete(game))
  loaded.set(game, coming)
  return coming
}
