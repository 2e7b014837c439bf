/** Texts that describe a table. */
import { t } from '../../locale/index.svelte'
import { levelOf, namesAt } from '../../table/names'
import { spanOf } from '../time'
import type { SeatState, TableState } from '../requests'

/** The clock, or the pace of a table without one. */
export function clockOf(table: Pick<TableState, 'pace' | 'move_clock' | 'game_clock'>): string {
  if (table.move_clock) return t('web-tables-clock-move', { time: spanWords(table.move_clock) })
  if (table.game_clock) return t('web-tables-clock-game', { time: spanWords(table.game_clock) })
  return t(table.pace === 'live' ? 'web-tables-live' : 'web-tables-turns')
}

export function spanWords(seconds: number): string {
  const { unit, count } = spanOf(seconds)
  return t(`web-lobby-${unit}`, { count })
}

/** The player's name, without a bot's level. */
export function nameOf({ game, seats }: Pick<TableState, 'game' | 'seats'>, seat: SeatState): string {
  return namesAt(game, seats)[seats.indexOf(seat)] ?? seat.name
}

/** The player's name, or what the seat waits for. */
export function seatName({ game, seats }: Pick<TableState, 'game' | 'seats'>, seat: SeatState): string {
  if (seat.kind === 'open') return t('web-tables-seat-open')
  if (seat.kind === 'closed') return t('web-tables-seat-closed')
  if (seat.kind === 'invited')
    return seat.name ? t('web-tables-seat-for', { name: seat.name }) : t('web-tables-seat-link')
  if (seat.bot)
    return t('web-bots-named', {
      name: nameOf({ game, seats }, seat),
      level: levelOf(seat.bot),
    })
  return seat.name || t('web-tables-seat-nobody')
}

export type Action = 'join' | 'room' | 'move' | 'look' | 'watch' | 'replay'

/** The main action that a table offers this person. */
export function actionOf(table: TableState, user: string | undefined, waits = false): Action {
  const mine = !!user && (table.host === user || table.seats.some((seat) => seat.user === user))
  if (table.status === 'finished') return 'replay'
  if (table.status === 'open') return mine ? 'room' : table.seats.some((seat) => seat.kind === 'open') ? 'join' : 'look'
  if (!mine) return 'watch'
  return waits ? 'move' : 'look'
}
