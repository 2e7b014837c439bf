/** Pricing the market: the order of the tiles until the prices are set. */
import { pricingWords } from '../../draw/castle'
import type { Scene } from './scene'

export class Pricing {
  readonly scene: Scene
  /** by slot, the slot whose tile moves there; null while unchanged */
  order = $state.raw<readonly (number | null)[] | null>(null)

  constructor(scene: Scene) {
    this.scene = scene
  }

  get pricing(): boolean {
    return this.scene.board.step === 'pricing' && this.scene.asked !== null && !this.scene.readonly
  }

  get slots(): readonly number[] {
    return this.scene.board.slots
  }

  /** By slot, the slot whose tile is shown there. */
  get sources(): readonly (number | null)[] {
    const market = this.scene.board.market
    const tileAt = (slot: number) => market.find((stall) => stall.slot === slot)?.tile ?? null
    return this.order ?? this.slots.map((slot) => (tileAt(slot) === null ? null : slot))
  }

  /** Swaps two tiles. */
  swap(one: number, other: number): void {
    const order = [...this.sources]
    ;[order[one], order[other]] = [order[other] ?? null, order[one] ?? null]
    this.order = order
  }

  /** The words that set the prices in the current order. */
  protected get prices(): readonly string[] {
    const { market } = this.scene.board
    return pricingWords(this.slots, this.sources, (slot) => market.find((stall) => stall.slot === slot)?.lay ?? '')
  }
}
