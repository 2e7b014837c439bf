/** The targets that an enlarged picture shows: the picked one, and the latest change. */
import { moveDraftOf } from './moveDraft.svelte'
import { changedTargets } from './recentChanges'
import type { Scene } from './scene'
import { targetKey, type Target, targetsOf } from './targets'

export function pickedTarget(scene: Scene): Target | undefined {
  const draft = moveDraftOf(scene)
  const key = draft.building === null ? (draft.choice ? targetKey(draft.choice) : null) : `building.${draft.building}`
  return key ? found(scene, key) : undefined
}

export function changedTarget(scene: Scene): Target | undefined {
  const [last] = changedTargets(scene.latest)
  return last ? found(scene, last) : undefined
}

function found(scene: Scene, key: string): Target | undefined {
  return targetsOf(scene.board, scene.catalogue).find((target) => target.key === key)
}
