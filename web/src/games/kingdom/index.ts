/** The manifest of Kingdom Builder. */
import type { GameManifest } from '../manifest'

export const manifest: GameManifest = {
  screen: () => import('./screen'),
  lesson: () => import('./lesson'),
  keys: [
    ['Y U B N', 'web-key-kingdom-diagonals'],
    ['1–8', 'web-key-kingdom-tiles'],
    ['. ,', 'web-key-kingdom-next'],
    ['N', 'web-key-kingdom-list'],
    ['E', 'web-key-kingdom-end'],
  ],
}
