/** The opponents of a player. */
import { playerOf, type TableState } from '../requests'

export interface Opponent {
  /** a person's id, or `bot:name` */
  player: string
  name: string
  games: number
}

/** The opponents at these tables, the most frequent first. */
export function opponentsOf(player: string, tables: readonly TableState[]): Opponent[] {
  const found = new Map<string, Opponent>()
  for (const table of tables) {
    const met = new Map(table.seats.map((seat) => [playerOf(seat), seat.name]))
    for (const [other, name] of met) {
      if (!other || other === player) continue
      const known = found.get(other) ?? { player: other, name, games: 0 }
      found.set(other, { ...known, games: known.games + 1 })
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games)
}
