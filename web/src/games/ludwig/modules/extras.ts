/** The parts of the board that belong to the modules. */
import type { Scene } from '../scene'
import type { Decree, Extras } from '../types'

/** What the modules add to the board; null without modules. */
export function extrasOf(scene: Scene): Extras | null {
  return scene.board.extras
}

/** The decree with a number. */
export function decreeOf(scene: Scene, number: number): Decree | null {
  return scene.catalogue.decrees.find((decree) => decree.number === number) ?? null
}

/** The components on offer, if this seat may see them. */
export function offeredTo(scene: Scene): readonly number[] {
  const offered = extrasOf(scene)?.offered
  return typeof offered === 'object' ? offered : []
}
