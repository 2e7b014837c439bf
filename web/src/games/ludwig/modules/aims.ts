/** Aims of pieces that have no position of their own: a room for a renovation, a side for a moat piece. */

export interface Aim {
  word: string
  kind: 'room' | 'moat'
  /** the room's number, or the side: 0 west, 1 north, 2 east */
  at: number
  points: number
  completes: readonly number[]
}

export const SIDES = ['west', 'north', 'east'] as const

/** The aim of a word; null for other words. */
export function aimOf(word: string, points = 0, completes: readonly number[] = []): Aim | null {
  const room = /^over(\d+)$/.exec(word)?.[1]
  if (room !== undefined) return { word, kind: 'room', at: Number(room), points, completes }
  const side = SIDES.findIndex((one) => one === word)
  return side < 0 ? null : { word, kind: 'moat', at: side, points, completes }
}
