/** The target that should be visible: the picked one, or else the latest change. */
import { moveDraftOf } from './moveDraft.svelte'
import { changedTargets } from './recentChanges'
import type { Scene } from './scene'
import { targetKey, type Target, targetsOf } from './targets'

export function scrollTarget(scene: Scene): Target | undefined {
  const draft = moveDraftOf(scene)
  const picked =
    draft.building === null ? (draft.choice ? targetKey(draft.choice) : null) : `building.${draft.building}`
  const [last] = picked ? [picked] : changedTargets(scene.latest)
  return targetsOf(scene.board, scene.catalogue).find((target) => target.key === last)
}
