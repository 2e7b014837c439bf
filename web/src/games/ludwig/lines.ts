/** A placement's score, line by line, as a person reads it. */
import { t } from '../../locale/index.svelte'
import type { Foretold, Scene } from '../../table/model'
import type { Draft } from './draft.svelte'
import { type Type, boardOf, catalogueOf, tileOf } from './facts'

export interface Line {
  text: string
  type: Type | undefined
  points: number
  told: string
}

/** The points a seat would score, each with the tile it is for. */
export function linesOf(scene: Scene, foretold: Foretold | null): readonly Line[] {
  return (foretold?.events ?? [])
    .filter((event) => event.event === 'PointsScored' && event.seat === scene.seat)
    .map((event) => {
      const own = event['because_of'] === null
      const other = tileOf(scene, Number(event.rule === 'LUD-SCORE-2' ? event['because_of'] : event['tile']))
      const tile = own ? tileOf(scene, Number(event['tile'])) : other
      return { text: own ? t('web-ludwig-printed') : other.name, type: tile.types[0], points: Number(event['points']), told: event.text }
    })
}

/** The rooms that the tile would complete where it is held, with their rewards. */
export function completedBy(draft: Draft): readonly { number: number; name: string; reward: string }[] {
  const { scene } = draft
  const rooms = boardOf(scene).castles[scene.seat ?? 0]?.rooms
  return (draft.spot?.completes ?? []).map((number) => {
    const tile = tileOf(scene, rooms?.[number]?.tile ?? draft.picked?.tile ?? 0)
    const type = catalogueOf(scene).types.find((one) => one.id === tile.types[0])
    return { number, name: tile.name, reward: type?.reward ?? '' }
  })
}
