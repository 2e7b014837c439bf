/** Secret passages from a door of the new room to a door of another room. */
import { CELL, type Point, distance } from '../../../draw/castle'
import type { Choice } from '../../../table/model'
import type { Door } from '../tiles'

export const KINDS = ['short', 'medium', 'long'] as const
export type Kind = (typeof KINDS)[number]

/** A door on the table, in units of the drawing. */
export interface DoorAt extends Point {
  room: number
  door: number
  side: number
}

export interface Passage {
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

/** The doors of all rooms. */
export function doorsOf(rooms: readonly { x: number; y: number; doors: readonly Door[] }[]): readonly DoorAt[] {
  return rooms.flatMap(({ x, y, doors }, room) =>
    doors.map(([dx, dy, side], door) => ({ room, door, side, x: x * CELL + dx, y: y * CELL + dy })),
  )
}

/** The nearest door of another room that faces this one on the same line. */
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

/** The legal passages from the doors of a room, with both their ends. */
export function passagesFrom(doors: readonly DoorAt[], room: number, choices: readonly Choice[]): readonly Passage[] {
  return choices.flatMap((choice) => {
    const from = doors.find((one) => one.room === room && one.door === choice['door'])
    const to = from && facing(doors, from)
    const kind = KINDS[Number(choice['kind'])]
    return choice.action === 'LayPassage' && from && to && kind ? [{ word: choice.word, kind, from, to }] : []
  })
}

/** The handle for dragging from a door: the centre of the cell behind it. */
export function handleOf(door: DoorAt): Point {
  const ahead = FACING[door.side] ?? { x: 0, y: 0 }
  return { x: door.x - (ahead.x * CELL) / 2, y: door.y - (ahead.y * CELL) / 2 }
}

/** The door whose handle is nearest to a point; null if none is within reach, in units of the drawing. */
export function doorNear(doors: readonly DoorAt[], point: Point, reach: number): DoorAt | null {
  const [near] = doors
    .map((door) => ({ door, away: distance(handleOf(door), point) }))
    .sort((one, other) => one.away - other.away)
  return near && near.away <= reach ? near.door : null
}

/** The passage between two doors, in either direction. */
export function passageBetween(passages: readonly Passage[], one: DoorAt, other: DoorAt): Passage | null {
  const same = (a: DoorAt, b: DoorAt) => a.room === b.room && a.door === b.door
  return (
    passages.find(({ from, to }) => (same(from, one) && same(to, other)) || (same(from, other) && same(to, one))) ??
    null
  )
}

/** The doors at the ends of the passages, each once. */
export function endsOf(passages: readonly Passage[]): readonly DoorAt[] {
  const found = new Map(
    passages.flatMap(({ from, to }) => [from, to]).map((door) => [`${door.room}.${door.door}`, door]),
  )
  return [...found.values()]
}
