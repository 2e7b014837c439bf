/** The manifest of Castles of Mad King Ludwig. */
import type { GameManifest, Note } from '../manifest'

/** With five players some expansions are mandatory; solo games allow only some. */
function expansionNotes(players: number, some: boolean): readonly Note[] {
  if (players === 5) return [{ message: 'web-modules-ludwig-five', rule: 'GEN-2' }]
  return players === 1 && some ? [{ message: 'web-modules-ludwig-alone', rule: 'GEN-6' }] : []
}

export const manifest: GameManifest = {
  screen: () => import('./screen'),
  lesson: () => import('./lesson'),
  keys: [
    ['1–7', 'web-key-ludwig-offer'],
    ['H T I', 'web-key-ludwig-others'],
    ['M', 'web-key-ludwig-moat'],
    ['S', 'web-key-ludwig-swans'],
    ['R', 'web-key-ludwig-turn'],
    ['F', 'web-key-ludwig-flip'],
    ['B', 'web-key-ludwig-best'],
    ['V', 'web-key-ludwig-what'],
    ['[ ]', 'web-key-ludwig-castles'],
  ],
  expansionNotes,
}
