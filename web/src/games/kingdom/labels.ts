/** What a hex is called: the place, what lies there, whether it may be picked, and what that would bring. */
import { COUNT, type Hex, nameOf } from '../../draw/hexes'
import { delta, t } from '../../locale/index.svelte'
import { kindOf } from './components'
import type { Desk } from './desk.svelte'

/** The names of all hexes, for those who hear the board. */
export function hexLabels(desk: Desk): readonly string[] {
  const owners = new Map(desk.board.seats.flatMap((seat, number) => seat.settlements.map((hex) => [hex, number])))
  return Array.from({ length: COUNT }, (_, hex) =>
    [nameOf(hex), lying(desk, hex), owner(desk, owners.get(hex)), offer(desk, hex)].filter(Boolean).join(', '),
  )
}

function lying(desk: Desk, hex: Hex): string {
  const place = desk.board.locations.find((location) => location.hex === hex)
  if (place) return `${kindOf(desk.scene, place.kind)?.name}, ${t('web-kingdom-tiles-left', { count: place.left })}`
  return desk.scene.catalogue.terrains[Number(desk.board.terrain[hex])]?.name ?? ''
}

function owner(desk: Desk, seat: number | undefined): string {
  if (seat === undefined) return ''
  if (seat === desk.scene.seat) return t('web-kingdom-yours')
  return t('web-kingdom-settlement-of', { name: desk.scene.names[seat] ?? '' })
}

function offer(desk: Desk, hex: Hex): string {
  if (!desk.legal.has(hex)) return ''
  const gold = desk.bringing(hex)?.points[desk.scene.seat ?? 0]
  return gold === undefined
    ? t('web-kingdom-legal')
    : `${t('web-kingdom-legal')}, ${t('web-kingdom-gold', { change: delta(gold) })}`
}
