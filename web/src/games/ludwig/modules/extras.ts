/** What a table with modules has besides; at one without them there is nothing. */
import type { Scene } from '../scene'
import type { Decree, Extras } from '../types'

/** What the modules add to the board; null without any. */
export function extrasOf(scene: Scene): Extras | null {
  return scene.board.extras
}

/** The decree with a number. */
export function decreeOf(scene: Scene, number: number): Decree | null {
  return scene.catalogue.decrees.find((decree) => decree.number === number) ?? null
}

/** What is looked at, where it is for this seat to see. */
export function offeredTo(scene: Scene): readonly number[] {
  const offered = extrasOf(scene)?.offered
  return typeof offered === 'object' ? offered : []
}
