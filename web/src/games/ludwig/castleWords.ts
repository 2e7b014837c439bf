/** A castle in words: each room with its place, doors and neighbours, and what lies beside the rooms. */
import { t } from '../../locale/index.svelte'
import { passageName } from './passageName'
import type { Scene } from './scene'
import { faceOf, tileOf } from './tiles'
import type { Castle, Room } from './types'

/** The names of the rooms by number; those of the same name, such as hallways, are counted. */
export function roomNames(scene: Scene, castle: Castle): readonly string[] {
  const names = castle.rooms.map((room) => faceOf(scene, room).name)
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${names.slice(0, at + 1).filter((one) => one === name).length}`,
  )
}

/** A sentence for each room, moat piece, wall, passage and courtyard. */
export function castleWords(scene: Scene, castle: Castle): readonly string[] {
  const names = roomNames(scene, castle)
  const rooms = castle.rooms.map((room, number) => roomWords(scene, castle, names, room, number))
  const yards = castle.courtyards.map(() => t('web-ludwig-courtyard'))
  return [...rooms, ...besideWords(scene, castle), ...yards]
}

function roomWords(scene: Scene, castle: Castle, names: readonly string[], room: Room, number: number): string {
  const face = faceOf(scene, room)
  const others = room.connected.flatMap((other) => names[other] ?? [])
  const counted = names[number] === face.name ? '' : `${names[number]}.`
  const more = [
    room.covers.length ? t('web-ludwig-renovated', { name: tileOf(scene, room.tile).name }) : '',
    castle.beside?.outer.includes(number) ? t('web-ludwig-outer') : '',
  ]
  const said = t('web-ludwig-room', {
    tile: [counted, face.spoken].filter(Boolean).join(' '),
    open: room.doors.filter((door) => door === 'open').length,
    blocked: room.doors.filter((door) => door === 'blocked').length,
    completed: String(room.completed),
    connected: others.length ? others.join(', ') : 'none',
  })
  return [said, sideWords(scene, castle, names, room), ...more].filter(Boolean).join(' ')
}

/** On which side of which older room it lies; the foyer lies at the beginning. */
function sideWords(scene: Scene, castle: Castle, names: readonly string[], room: Room): string {
  const other = room.beside === null ? undefined : castle.rooms[room.beside]
  if (!other || room.beside === null || room.side === null) return ''
  const [face, counted] = [faceOf(scene, other), names[room.beside] ?? '']
  const name = t('web-ludwig-the', { id: counted === face.name ? face.id : 'counted', room: counted })
  return t('web-ludwig-lies', { where: t('web-ludwig-beside', { side: room.side, room: name }) })
}

function besideWords(scene: Scene, { beside, rooms }: Castle): readonly string[] {
  if (!beside) return []
  const moat = scene.catalogue.moat.positions.flatMap(({ name }, number) =>
    beside.moat.includes(number) ? [t('web-ludwig-moat-piece', { side: name })] : [],
  )
  const wall = beside.barbican ? [t('web-ludwig-wall', { bridge: beside.bridge ?? 'none' })] : []
  return [...wall, ...moat, ...beside.passages.map((passage) => passageName(scene, rooms, passage))]
}
