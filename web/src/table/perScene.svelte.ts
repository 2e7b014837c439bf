/** State that the components of a scene share: board, panels and action bar. */
import { untrack } from 'svelte'
import type { Scene } from './model'

/** Creates one value per scene. It outlives the component that first asks for it, and all components react to its changes. */
export function onePerScene<T, S extends Scene = Scene>(make: (scene: S) => T): (scene: S) => T {
  const made = new WeakMap<S, { one: T }>()
  return (scene) => {
    const known = made.get(scene) ?? rooted(() => make(scene))
    made.set(scene, known)
    return known.one
  }
}

/** A component does not react to state created inside its own effects, so the value is created in a root of its own. */
function rooted<T>(make: () => T): { one: T } {
  let made: { one: T } | undefined
  $effect.root(() => void (made = { one: untrack(make) }))
  return made ?? { one: make() } // without a page nothing has a root
}
