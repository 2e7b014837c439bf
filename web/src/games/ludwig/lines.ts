/** A placement's score, line by line, as a person reads it. */
import { t } from '../../locale/index.svelte'
import type { Preview, ShownEvent } from '../../table/model'
import type { Draft } from './draft.svelte'
import type { Scene } from './scene'
import { tileOf } from './tiles'
import type { Type } from './types'

export interface Line {
  text: string
  type: Type | undefined
  points: number
  told: string
}

/** The points a seat would score, each with what it is for: a tile, the moat, or a decree. */
export function linesOf(scene: Scene, preview: Preview | null): readonly Line[] {
  const lines = (preview?.events ?? [])
    .filter((event) => event.seat === scene.seat)
    .flatMap((event) => {
      const told = { points: Number(event['points']), told: event.text }
      if (event.event === 'MoatPoints' || event.rule === 'MOAT-24')
        return { ...told, text: scene.catalogue.stacks.at(-1) ?? '', type: undefined }
      if (event.event === 'PointsScored') return { ...told, ...scoredFor(scene, event) }
      return event.event === 'PointsGained' ? { ...told, text: decreeNamed(scene, event.rule), type: undefined } : []
    })
  return folded(lines)
}

/** Lines without a tile of their own that say the same, as one. */
function folded(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const same = line.type ? undefined : found.find((one) => !one.type && one.text === line.text)
    if (same) same.points += line.points
    else found.push({ ...line })
  }
  return found
}

function scoredFor(scene: Scene, event: ShownEvent): { text: string; type: Type | undefined } {
  const own = event['because_of'] === null
  const other = tileOf(scene, Number(event.rule === 'LUD-SCORE-2' ? event['because_of'] : event['tile']))
  const tile = own ? tileOf(scene, Number(event['tile'])) : other
  return { text: own ? t('web-ludwig-printed') : other.name, type: tile.types[0] }
}

function decreeNamed(scene: Scene, rule: string): string {
  return scene.catalogue.decrees.find((decree) => decree.rule === rule)?.name ?? rule
}

/** The rooms that the tile would complete where it is held, with their rewards. */
export function completedBy(draft: Draft): readonly { number: number; name: string; reward: string }[] {
  const { scene } = draft
  const rooms = scene.board.castles[scene.seat ?? 0]?.rooms
  return (draft.held?.completes ?? []).map((number) => {
    const tile = tileOf(scene, rooms?.[number]?.face ?? draft.picked?.tile ?? 0)
    const type = scene.catalogue.types.find((one) => one.id === tile.types[0])
    return { number, name: tile.name, reward: type?.reward ?? '' }
  })
}
