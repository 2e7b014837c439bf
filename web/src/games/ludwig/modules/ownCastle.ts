/** The own castle: the names of its rooms, and the legal passages. */
import type { Scene } from '../scene'
import { poseOf, tileOf } from '../tiles'
import type { Aim } from './aims'
import { extrasOf } from './extras'
import { type Passage, doorsOf, passagesFrom } from './passages'

/** The legal passages with both their ends. */
export function legalPassages(scene: Scene): readonly Passage[] {
  const room = extrasOf(scene)?.placed ?? null
  const castle = scene.board.castles[scene.seat ?? 0]
  if (room === null || !castle || !scene.asked || scene.readonly) return []
  const rooms = castle.rooms.map(({ x, y, tile, turn, dark }) => ({
    x,
    y,
    doors: poseOf(tileOf(scene, tile), turn, dark).doors,
  }))
  return passagesFrom(doorsOf(rooms), room, scene.asked.choices)
}

/** The visible tile of a room of the own castle. */
export function roomTile(scene: Scene, number: number): number | null {
  const room = scene.board.castles[scene.seat ?? 0]?.rooms[number]
  return room ? room.face : null
}

/** The name of a room of the own castle. */
export function roomName(scene: Scene, number: number): string {
  const tile = roomTile(scene, number)
  return tile === null ? '' : tileOf(scene, tile).name
}

/** The boxes of moat pieces, in cells; aims at rooms lie inside the castle. */
export function boxesOf(
  scene: Scene,
  aims: readonly Aim[],
): readonly { x: number; y: number; width: number; height: number }[] {
  return aims
    .filter((aim) => aim.kind === 'moat')
    .flatMap((aim) => {
      const box = scene.catalogue.moat.positions[aim.at]?.box
      return box ? [{ x: box[0], y: box[1], width: box[2], height: box[3] }] : []
    })
}
