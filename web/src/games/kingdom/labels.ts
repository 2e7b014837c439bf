/** The accessible name of a hex: terrain or location, coordinates, owner, and the preview if it is legal. */
import { COUNT, type Hex, nameOf } from '../../draw/hexes'
import { delta, t } from '../../locale/index.svelte'
import { kindOf } from './components'
import type { BoardUi } from './boardUi.svelte'

/** Events whose sentences belong to the preview: gold by card, tiles won and lost. */
const TOLD = ['TileTaken', 'TileLost']

/** The names of all hexes for screen readers. */
export function hexLabels(ui: BoardUi): readonly string[] {
  const owners = ownersOf(ui)
  return Array.from({ length: COUNT }, (_, hex) =>
    [terrainOrLocation(ui, hex), nameOf(hex), owner(ui, owners.get(hex)), offer(ui, hex)].filter(Boolean).join(', '),
  )
}

/** The name of a hex without its coordinates, for a table that has them in its headings. */
export function hexFacts(ui: BoardUi): readonly string[] {
  const owners = ownersOf(ui)
  return Array.from({ length: COUNT }, (_, hex) =>
    [terrainOrLocation(ui, hex), owner(ui, owners.get(hex)), ui.legal.has(hex) ? t('web-kingdom-legal') : '']
      .filter(Boolean)
      .join(', '),
  )
}

/** What is known of a hex: its name, and what a location or the castle is. */
export function hexDescription(ui: BoardUi, hex: Hex): string {
  const place = ui.board.locations.find((location) => location.hex === hex)
  const about = place
    ? kindOf(ui.scene, place.kind)?.text
    : ui.board.castles.includes(hex)
      ? ui.scene.catalogue.castles.text
      : ''
  return [hexLabels(ui)[hex], about].filter(Boolean).join('. ')
}

/** What a legal hex brings, in words: the gold, what for, and location tiles. */
export function offerOf(ui: BoardUi, hex: Hex): string {
  const preview = ui.previewAt(hex)
  const seat = ui.scene.seat ?? 0
  const gold = preview?.points[seat]
  if (!preview || gold === undefined) return ''
  const own = preview.events.filter((event) => event.seat === seat)
  const reasons = own.flatMap((event) => (event.event === 'GoldShifted' ? [reason(ui, event)] : []))
  const words = t('web-kingdom-gold', { change: delta(gold) })
  const told = own.filter((event) => TOLD.includes(event.event)).map((event) => event.text)
  return [reasons.length ? `${words} (${reasons.join(', ')})` : words, ...told].join(', ')
}

function reason(ui: BoardUi, event: Readonly<Record<string, unknown>>): string {
  const card = event['card']
  const { cards, castles } = ui.scene.catalogue
  const name = (typeof card === 'number' ? cards[card] : castles)?.name ?? ''
  return `${name} ${delta(Number(event['gold']))}`
}

function ownersOf(ui: BoardUi): ReadonlyMap<Hex, number> {
  return new Map(ui.board.seats.flatMap((seat, number) => seat.settlements.map((hex) => [hex, number])))
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
  const brings = offerOf(ui, hex)
  return brings ? `${t('web-kingdom-legal')}: ${brings}` : t('web-kingdom-legal')
}
