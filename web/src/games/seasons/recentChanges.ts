/** The targets that the newest events changed. */
import type { ShownEvent } from '../../table/model'

const TARGETS: Record<string, (event: ShownEvent) => string | null> = {
  BuildingBuilt: (event) => `building.${String(event['building'])}`,
  HelperPlaced: (event) => `space.${String(event['space'])}`,
  HelperStationed: (event) => `spot.${String(event['spot'])}`,
  HelperDisplaced: (event) => `spot.${String(event['spot'])}`,
  HelperTakenBack: (event) => `spot.${String(event['spot'])}`,
  TowerEmptied: (event) => `tower.${String(event['kind'])}`,
  PointsScored: (event) =>
    typeof event['space'] === 'number'
      ? `space.${String(event['space'])}`
      : typeof event['building'] === 'number'
        ? `building.${String(event['building'])}`
        : null,
}

function keyAt(event: ShownEvent): string | null {
  return TARGETS[event.event]?.(event) ?? null
}

/** The keys of the targets that these events changed. */
export function changedTargets(latest: readonly ShownEvent[]): Set<string> {
  return new Set(latest.flatMap((event) => keyAt(event) ?? []))
}
