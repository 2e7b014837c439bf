/** The accessible name of a hex: coordinates, terrain or location, owner, and the preview if it is legal. */
import { COUNT, type Hex, nameOf } from '../../draw/hexes'
import { delta, t } from '../../locale/index.svelte'
import { kindOf } from './components'
import type { BoardUi } from './boardUi.svelte'

/** The names of all hexes for screen readers. */
export function hexLabels(ui: BoardUi): readonly string[] {
  const owners = new Map(ui.board.seats.flatMap((seat, number) => seat.settlements.map((hex) => [hex, number])))
  return Array.from({ length: COUNT }, (_, hex) =>
    [nameOf(hex), terrainOrLocation(ui, hex), owner(ui, owners.get(hex)), offer(ui, hex)].filter(Boolean).join(', '),
  )
}

function terrainOrLocation(ui: BoardUi, hex: Hex): string {
  const place = ui.board.locations.find((location) => location.hex === hex)
  if (place) return `${kindOf(ui.scene, place.kind)?.name}, ${t('web-kingdom-tiles-left', { count: place.left })}`
  return ui.scene.catalogue.terrains[Number(ui.board.terrain[hex])]?.name ?? ''
}

function owner(ui: BoardUi, seat: number | undefined): string {
  if (seat === undefined) return ''
  if (seat === ui.scene.seat) return t('web-kingdom-yours')
  return t('web-kingdom-settlement-of', { name: ui.scene.names[seat] ?? '' })
}

function offer(ui: BoardUi, hex: Hex): string {
  if (!ui.legal.has(hex)) return ''
  const gold = ui.previewAt(hex)?.points[ui.scene.seat ?? 0]
  return gold === undefined
    ? t('web-kingdom-legal')
    : `${t('web-kingdom-legal')}, ${t('web-kingdom-gold', { change: delta(gold) })}`
}
