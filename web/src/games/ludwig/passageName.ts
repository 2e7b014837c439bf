import { t } from '../../locale/index.svelte'
import type { Scene } from './scene'
import { faceOf } from './tiles'
import type { Passage, Room } from './types'

/** A laid passage: its length and the rooms at its ends. */
export function passageName(scene: Scene, rooms: readonly Room[], { kind, room, other }: Passage): string {
  const named = (number: number) => (rooms[number] ? faceOf(scene, rooms[number]).name : '')
  const name = scene.catalogue.passages.find((one) => one.kind === kind)?.name ?? ''
  return t('web-ludwig-passage', { name, room: named(room), other: named(other) })
}
