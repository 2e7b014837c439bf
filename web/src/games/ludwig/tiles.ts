/** Tiles by number, and their poses. */
import type { Scene } from './scene'
import type { Pose, Room, Tile } from './types'

/** x and y in units of the drawing, the side (0 is north), and the room type whose floor shows through. */
export type Door = Pose['doors'][number]

/** The tile with a number; throws on unknown ones, which the server never sends. */
export function tileOf(scene: Scene, number: number): Tile {
  const tile = scene.catalogue.tiles[number]
  if (!tile) throw new RangeError(`no tile ${number}`)
  return tile
}

/** The visible tile of a room: the topmost renovation, or the room's own tile. */
export function faceOf(scene: Scene, room: Room): Tile {
  return tileOf(scene, room.face)
}

/** The renovation that lies on a room, if any. */
export function coverOf(scene: Scene, room: Room): Tile | undefined {
  return room.covers.length ? tileOf(scene, room.face) : undefined
}

/** The pose of a tile after quarter turns; equal-looking turns share one pose. */
export function poseOf(tile: Tile, turn: number, dark: boolean): Pose {
  const side = tile.poses.filter((pose) => pose.dark === dark)
  const pose = side.find((one) => one.turn === turn) ?? side[turn % Math.max(1, side.length)] ?? tile.poses[0]
  if (!pose) throw new RangeError(`${tile.id} has no pose`)
  return pose
}
