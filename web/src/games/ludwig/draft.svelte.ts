/** What lies on the drawing board in front of a player: the tile picked up, where it is held, what it would bring. */
import { toasts } from '../../parts/toasts.svelte'
import { hoverOf } from '../../table/hover.svelte'
import { onePerScene } from '../../table/perScene.svelte'
import { Carrying, PATIENCE, type Picked } from './carrying.svelte'
import { extrasOf } from './modules/extras'
import type { Scene } from './scene'

/** Steps between the purchase of a piece and its place. */
const PAYING: ReadonlySet<string> = new Set(['returning', 'borrowing', 'placing'])

/** Milliseconds until what the line swallowed is asked again. */
const AGAIN = 1000

export class Draft extends Carrying {
  /** whose castle is looked at; null is one's own */
  owner = $state<number | null>(null)
  busy = $state(false)
  /** the tile is being dragged out of the market */
  dragging = $state(false)
  /** how much of the table's lower end something lies over, in pixels */
  covered = $state(0)
  /** the piece picked up could be put by instead of being placed */
  storable = $state(false)
  /** what is looked at beside the question: swans to sell, or a decree that can be used */
  aside = $state<string | null>(null)
  /** the answer that is looked at */
  peeked = $state<string | null>(null)
  #chosen = $state.raw<Picked | null>(null)
  #asked = 0
  #peeking: ReturnType<typeof setTimeout> | undefined
  /** the place wished for a piece that could not be bought and placed in one go */
  #wish: { tile: number; word: string } | null = null

  picked = $derived.by((): Picked | null => {
    const board = this.scene.board
    if (!this.scene.asked) return null
    if (board.step === 'placing' && board.tile !== null) return { tile: board.tile, start: [] }
    return this.#chosen
  })

  /** Whether the tile can be put back: one that is bought cannot. */
  get loose(): boolean {
    return this.#chosen !== null && this.scene.board.step !== 'placing'
  }

  /** The position has changed: puts everything down and asks anew. */
  async refresh(): Promise<void> {
    const asked = ++this.#asked
    const board = this.scene.board
    if (!PAYING.has(board.step)) this.#wish = null
    this.drop()
    this.order = this.aside = null
    if (this.scene.asked) this.owner = null
    if (this.scene.readonly || this.scene.seat === null || !board.castles.length) {
      this.ideas = null
      return
    }
    await this.#think(asked)
  }

  /** Asks for ideas about this position, again and again while the line is down. */
  async #think(asked: number): Promise<void> {
    const ideas = await this.scene.ideas().catch(() => undefined)
    if (asked !== this.#asked) return
    if (ideas === undefined) setTimeout(() => asked === this.#asked && void this.#think(asked), AGAIN)
    this.ideas = ideas ?? null
    if (this.picked) await this.#take()
  }

  /** Whether one of the legal answers is this word. */
  may(word: string): boolean {
    return this.scene.asked?.choices.some((choice) => choice.word === word) ?? false
  }

  /** Picks up a tile for sale, held at its best place; says why if it cannot be bought. */
  async pick(tile: number, word: string): Promise<void> {
    if (!this.scene.asked || this.scene.readonly) return
    if (this.#chosen?.start[0] === word) return
    this.drop()
    if (!this.may(word)) {
      this.reason = await this.scene.whyNot(word).catch(() => null)
      return
    }
    this.owner = this.aside = null
    this.#chosen = { tile, start: [word] }
    await this.#take()
  }

  /** Holds what was picked up where it is best, and asks whether it could be put by; what was only bought since
   * something came between goes where it was wished. */
  async #take(): Promise<void> {
    const { picked } = this
    if (!picked) return
    this.hold(this.spots[0] ?? null)
    this.aimAt(this.aims[0] ?? null)
    if (this.#wish) return this.#goOn()
    if (!extrasOf(this.scene)?.decrees[this.scene.seat ?? 0]?.length) return
    const words = [...picked.start, 'store']
    const storable = words.length > 1 ? (await this.scene.whyNot(...words).catch(() => '')) === null : this.may('store')
    if (this.picked?.tile === picked.tile && this.picked.start[0] === picked.start[0]) this.storable = storable
  }

  /** Places a piece that is bought now where it was wished, as soon as nothing else is on its way. */
  async #goOn(): Promise<void> {
    const { picked } = this
    const wish = this.#wish
    if (
      this.busy ||
      !wish ||
      picked?.tile !== wish.tile ||
      picked.start.length ||
      !this.ways.some((way) => way.word === wish.word)
    )
      return
    this.#wish = null
    await this.say(wish.word)
  }

  /** Puts the tile back. */
  drop(): void {
    this.#chosen = null
    this.storable = false
    this.hold(null)
  }

  /** Whether it can be bought though it has no place: it is put by then. */
  get unplaced(): boolean {
    return this.loose && this.ideas !== null && !this.ways.length
  }

  /** Places the tile where it is held. Where something comes between, it is only bought, and placed afterwards. */
  async commit(): Promise<void> {
    const { picked, held } = this
    if (!picked || !(held || this.unplaced)) return
    const words = held ? [...picked.start, held.word] : picked.start
    const first = !this.preview && (await this.unsettled(words))
    if (first && held) this.#wish = { tile: picked.tile, word: held.word }
    await this.say(...(first ? picked.start : words))
  }

  /** Puts the piece by, and buys it for that if it is not bought yet. */
  async store(): Promise<void> {
    if (this.picked && this.storable) await this.say(...this.picked.start, 'store')
  }

  /** Looks at an answer for a moment before asking what it would bring, if need be with what is said after it;
   * nothing: looks away. */
  peek(word?: string, ...then: string[]): void {
    clearTimeout(this.#peeking)
    this.peeked = word ?? null
    if (word === undefined) void hoverOf(this.scene).look()
    else this.#peeking = setTimeout(() => this.busy || void this.#peek(word, then), PATIENCE)
  }

  async #peek(word: string, then: readonly string[]): Promise<void> {
    const alone = then.length && (await this.scene.whyNot(word, ...then).catch(() => null)) !== null
    if (this.peeked === word) await hoverOf(this.scene).look(word, ...(alone ? [] : then))
  }

  /** Says words; what is refused is shown. */
  async say(...words: string[]): Promise<void> {
    if (this.busy || !words.length) return
    this.peek()
    clearTimeout(this.timer)
    this.busy = true
    try {
      await this.scene.choose(...words)
    } catch (error) {
      toasts.refused(error, this.scene.game)
    } finally {
      this.busy = false
    }
    await this.#goOn()
  }

  async setPrices(): Promise<void> {
    await this.say(...this.prices)
  }
}

/** The drawing board of a scene. It belongs to no component: boards come and go while a plan is made. */
export const draftOf = onePerScene((scene: Scene) => new Draft(scene))
