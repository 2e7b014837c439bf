/** Where on the picture the newest events took place. */
import type { ShownEvent } from '../../table/model'

const PLACES: Record<string, (told: ShownEvent) => string | null> = {
  BuildingBuilt: (told) => `building.${String(told['building'])}`,
  HelperPlaced: (told) => `space.${String(told['space'])}`,
  HelperStationed: (told) => `spot.${String(told['spot'])}`,
  HelperDisplaced: (told) => `spot.${String(told['spot'])}`,
  HelperTakenBack: (told) => `spot.${String(told['spot'])}`,
  TowerEmptied: (told) => `tower.${String(told['kind'])}`,
  PointsScored: (told) =>
    typeof told['space'] === 'number'
      ? `space.${String(told['space'])}`
      : typeof told['building'] === 'number'
        ? `building.${String(told['building'])}`
        : null,
}

function placeOf(told: ShownEvent): string | null {
  return PLACES[told.event]?.(told) ?? null
}

/** Things that the newest events changed. */
export function happenedAt(latest: readonly ShownEvent[]): Set<string> {
  return new Set(latest.flatMap((told) => placeOf(told) ?? []))
}

export interface Gain {
  key: string
  seat: number
  points: number
}

/** Points that the newest events brought somewhere on the picture. */
export function gainsIn(latest: readonly ShownEvent[]): Gain[] {
  return latest.flatMap((told) => {
    const key = placeOf(told)
    const { seat } = told
    const points = told['points']
    return told.event === 'PointsScored' && key && seat !== undefined && typeof points === 'number' && points
      ? [{ key, seat, points }]
      : []
  })
}
