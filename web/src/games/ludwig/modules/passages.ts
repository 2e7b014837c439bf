/** Secret passages that can be laid: from which door of the new room to which door of another one. */
import { CELL, type Point, distance } from '../../../draw/castle'
import type { Choice } from '../../../table/model'
import type { Door } from '../tiles'

export const KINDS = ['short', 'medium', 'long'] as const
export type Kind = (typeof KINDS)[number]

/** A room's doors where they are on the table, in units of the drawing. */
export interface DoorAt extends Point {
  room: number
  door: number
  side: number
}

export interface Way {
  word: string
  kind: Kind
  from: DoorAt
  to: DoorAt
}

const FACING: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** Every door of a castle, given how each of its rooms lies. */
export function doorsOf(rooms: readonly { x: number; y: number; doors: readonly Door[] }[]): readonly DoorAt[] {
  return rooms.flatMap(({ x, y, doors }, room) =>
    doors.map(([dx, dy, side], door) => ({ room, door, side, x: x * CELL + dx, y: y * CELL + dy })),
  )
}

/** The nearest door of another room that looks back at this one along the same line. */
export function facing(doors: readonly DoorAt[], from: DoorAt): DoorAt | null {
  const ahead = FACING[from.side] ?? { x: 0, y: 0 }
  const along = (door: DoorAt) => (door.x - from.x) * ahead.x + (door.y - from.y) * ahead.y
  const across = (door: DoorAt) => Math.abs((door.x - from.x) * ahead.y) + Math.abs((door.y - from.y) * ahead.x)
  return doors
    .filter(
      (door) => door.room !== from.room && door.side === (from.side + 2) % 4 && across(door) < 1 && along(door) > -1,
    )
    .reduce<DoorAt | null>((best, door) => (best && along(best) <= along(door) ? best : door), null)
}

/** What may be laid from the doors of a room, as the server says, each with both its ends. */
export function waysOf(doors: readonly DoorAt[], room: number, choices: readonly Choice[]): readonly Way[] {
  return choices.flatMap((choice) => {
    const from = doors.find((one) => one.room === room && one.door === choice['door'])
    const to = from && facing(doors, from)
    const kind = KINDS[Number(choice['kind'])]
    return choice.action === 'LayPassage' && from && to && kind ? [{ word: choice.word, kind, from, to }] : []
  })
}

/** Where a hand takes hold of a door: the middle of the cell behind it. */
export function grip(door: DoorAt): Point {
  const ahead = FACING[door.side] ?? { x: 0, y: 0 }
  return { x: door.x - (ahead.x * CELL) / 2, y: door.y - (ahead.y * CELL) / 2 }
}

/** The door among these whose grip is nearest to a point, if one is within reach, in units of the drawing. */
export function doorNear(doors: readonly DoorAt[], point: Point, reach: number): DoorAt | null {
  const [near] = doors
    .map((door) => ({ door, away: distance(grip(door), point) }))
    .sort((one, other) => one.away - other.away)
  return near && near.away <= reach ? near.door : null
}

/** The way between two doors, in either direction. */
export function between(ways: readonly Way[], one: DoorAt, other: DoorAt): Way | null {
  const same = (a: DoorAt, b: DoorAt) => a.room === b.room && a.door === b.door
  return (
    ways.find(({ from, to }) => (same(from, one) && same(to, other)) || (same(from, other) && same(to, one))) ?? null
  )
}

/** The ends of the ways, each once. */
export function endsOf(ways: readonly Way[]): readonly DoorAt[] {
  const found = new Map(ways.flatMap(({ from, to }) => [from, to]).map((door) => [`${door.room}.${door.door}`, door]))
  return [...found.values()]
}
