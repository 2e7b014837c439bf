/** Where a piece without a place of its own goes: a renovation onto a room, a moat piece to a side of the ring. */

export interface Aim {
  word: string
  kind: 'room' | 'moat'
  /** the room's number, or the side: 0 west, 1 north, 2 east */
  at: number
  points: number
  completes: readonly number[]
}

export const SIDES = ['west', 'north', 'east'] as const

/** What a word aims at; null for words that aim at nothing. */
export function aimOf(word: string, points = 0, completes: readonly number[] = []): Aim | null {
  const room = /^over(\d+)$/.exec(word)?.[1]
  if (room !== undefined) return { word, kind: 'room', at: Number(room), points, completes }
  const side = SIDES.findIndex((one) => one === word)
  return side < 0 ? null : { word, kind: 'moat', at: side, points, completes }
}
