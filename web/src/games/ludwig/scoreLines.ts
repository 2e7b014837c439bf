/** The lines of a placement's score. */
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
  sentence: string
}

/** The points that the seat would score, each with its reason: a tile, the moat, or a decree. */
export function scoreLines(scene: Scene, preview: Preview | null): readonly Line[] {
  const lines = (preview?.events ?? [])
    .filter((event) => event.seat === scene.seat)
    .flatMap((event) => {
      const line = { points: Number(event['points']), sentence: event.text }
      if (event.event === 'MoatPoints' || event.rule === 'MOAT-24')
        return { ...line, text: scene.catalogue.stacks.at(-1) ?? '', type: undefined }
      if (event.event === 'PointsScored') return { ...line, ...scoredFor(scene, event) }
      return event.event === 'PointsGained' ? { ...line, text: decreeNamed(scene, event.rule), type: undefined } : []
    })
  return merged(lines)
}

/** Adds up lines without a tile that have the same text. */
function merged(lines: readonly Line[]): readonly Line[] {
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

/** A room that would be completed, with its reward. */
export type Completed = {
  number: number
  name: string
  reward: string
}

/** The rooms that the held tile would complete. */
export function completedBy(draft: Draft): readonly Completed[] {
  return draft.held ? completedIn(draft, draft.held) : []
}

/** The rooms that the picked tile would complete at a place. */
export function completedIn(draft: Draft, { completes }: { completes: readonly number[] }): readonly Completed[] {
  const { scene } = draft
  const rooms = scene.board.castles[scene.seat ?? 0]?.rooms
  return completes.map((number) => {
    const tile = tileOf(scene, rooms?.[number]?.face ?? draft.picked?.tile ?? 0)
    const type = scene.catalogue.types.find((one) => one.id === tile.types[0])
    return { number, name: tile.name, reward: type?.reward ?? '' }
  })
}
