/** The accessible name of what is for sale: the tile, what it costs, what lies on it, and what it would bring. */
import { delta, n, t } from '../../locale/index.svelte'
import type { Scene } from './scene'
import type { Offer, Renovation, Tile } from './types'
import type { Ware } from './wares'

export interface ForSale {
  stall: Ware | Renovation
  tile: Tile | null
  offer: Offer | undefined
  /** whether it can be bought now, where something is bought */
  open: boolean
  /** whether it is told what the tile would bring each player */
  everybody?: boolean
}

export function stallName(scene: Scene, { stall, tile, offer, open, everybody = false }: ForSale): string {
  const { seat } = scene
  const price = n(seat === null ? stall.price : (stall.pays?.[seat] ?? stall.price))
  if (!tile) return t('web-ludwig-stall-empty', { price })
  const coins = 'coins' in stall ? (stall.coins ?? 0) : 0
  const left = 'left' in stall ? stall.left : undefined
  const swan = scene.catalogue.swans.colours.find((one) => one.id === stall.swan)?.name
  const words = [
    tile.spoken,
    t('web-ludwig-costs', { price, coins }),
    left === undefined ? '' : t('web-ludwig-stall-left', { left }),
    swan ? t('web-ludwig-stall-swan', { colour: swan }) : '',
    everybody ? gains(scene, offer) : best(offer, seat),
    open ? '' : t('web-ludwig-stall-closed'),
  ]
  return words.filter(Boolean).join(' ')
}

function best(offer: Offer | undefined, seat: number | null): string {
  const points = seat === null ? null : (offer?.best[seat] ?? null)
  return points === null ? '' : t('web-ludwig-stall-best', { best: delta(points) })
}

function gains(scene: Scene, offer: Offer | undefined): string {
  const all = (offer?.best ?? []).flatMap((points, seat) =>
    points === null ? [] : [`${scene.names[seat] ?? ''} ${delta(points)}`],
  )
  return all.length ? t('web-ludwig-stall-best', { best: all.join(', ') }) : ''
}
