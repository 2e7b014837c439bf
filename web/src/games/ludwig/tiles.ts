/** Tiles by their numbers, and how they lie. */
import type { Scene } from './scene'
import type { Pose, Room, Tile } from './types'

/** x and y in units of the drawing, the direction it faces (north is 0), the type whose floor runs through. */
export type Door = Pose['doors'][number]

/** The tile with a number. The server names no others. */
export function tileOf(scene: Scene, number: number): Tile {
  const tile = scene.catalogue.tiles[number]
  if (!tile) throw new RangeError(`no tile ${number}`)
  return tile
}

/** The tile that is seen in a room: the topmost renovation, or the room's own. */
export function faceOf(scene: Scene, room: Room): Tile {
  return tileOf(scene, room.face)
}

/** The renovation that lies on a room, if any. */
export function coverOf(scene: Scene, room: Room): Tile | undefined {
  return room.covers.length ? tileOf(scene, room.face) : undefined
}

/** How a tile lies when turned like this; turns that look alike have one pose. */
export function poseOf(tile: Tile, turn: number, dark: boolean): Pose {
  const side = tile.poses.filter((pose) => pose.dark === dark)
  const pose = side.find((one) => one.turn === turn) ?? side[turn % Math.max(1, side.length)] ?? tile.poses[0]
  if (!pose) throw new RangeError(`${tile.id} lies in no way`)
  return pose
}
