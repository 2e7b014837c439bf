import type { PiledWare, Stall } from './types'

/** An item for sale: a tile of the market, or one of a pile. */
export type Ware = Pick<Stall, 'tile' | 'price' | 'word' | 'pays'> &
  Partial<Pick<Stall, 'coins' | 'swan'>> &
  Partial<Pick<PiledWare, 'left'>>
