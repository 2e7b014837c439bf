/** The thing on the picture that deserves to be seen: what is picked, or else what has just happened. */
import { benchOf } from './bench.svelte'
import { happenedAt } from './happened'
import type { Scene } from './scene'
import { keyOf, type Thing, thingsOf } from './things'

export function watched(scene: Scene): Thing | undefined {
  const bench = benchOf(scene)
  const picked = bench.building === null ? (bench.choice ? keyOf(bench.choice) : null) : `building.${bench.building}`
  const [last] = picked ? [picked] : happenedAt(scene.latest)
  return thingsOf(scene.board, scene.catalogue).find((thing) => thing.key === last)
}
