/** Things with states of their own that the parts of a screen share: board, panels and action bar. */
import { untrack } from 'svelte'
import type { Scene } from './model'

/** One for each scene. It outlives the part that asks for it first, and every part notices when its states change. */
export function onePerScene<T, S extends Scene = Scene>(make: (scene: S) => T): (scene: S) => T {
  const made = new WeakMap<S, { one: T }>()
  return (scene) => {
    const known = made.get(scene) ?? rooted(() => make(scene))
    made.set(scene, known)
    return known.one
  }
}

/** A part of a screen is deaf to states that it makes itself, so they are made apart from all of them. */
function rooted<T>(make: () => T): { one: T } {
  let made: { one: T } | undefined
  $effect.root(() => void (made = { one: untrack(make) }))
  return made ?? { one: make() } // without a page nothing has a root
}
