/** The manifest of A Castle for All Seasons. */
import type { GameManifest } from '../manifest'

export const manifest: GameManifest = {
  screen: () => import('./screen'),
  lesson: () => import('./lesson'),
  keys: [
    ['1–6', 'web-key-seasons-rank'],
    ['Q', 'web-key-seasons-list'],
    ['+ −', 'web-key-seasons-pieces'],
  ],
}
