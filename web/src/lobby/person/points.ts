/** The points of a player in the games of each kind, oldest first. */
import { playerOf, type TableState } from '../requests'
import type { Value } from './chart'

/** Games with points enough for a line, by their ids; those played most come first. */
export function pointsOf(player: string, tables: readonly TableState[]): [game: string, points: readonly Value[]][] {
  const found = new Map<string, Value[]>()
  for (const table of [...tables].sort((a, b) => (a.finished ?? 0) - (b.finished ?? 0))) {
    const seat = table.seats.find((each) => playerOf(each) === player)?.seat
    const value = seat === undefined ? undefined : table.result?.[seat]
    if (value === undefined) continue
    found.set(table.game, [...(found.get(table.game) ?? []), { at: table.finished ?? 0, value }])
  }
  return [...found].filter(([, points]) => points.length > 1).sort(([, a], [, b]) => b.length - a.length)
}
