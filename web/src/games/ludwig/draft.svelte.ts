/** The move that the player is preparing: the picked tile, its placement and its preview. */
import { positionWord } from '../../draw/castle'
import { toasts } from '../../parts/toasts.svelte'
import { hoverOf } from '../../table/hover.svelte'
import { onePerScene } from '../../table/perScene.svelte'
import { HeldTile, PREVIEW_DELAY_MS, type Picked } from './heldTile.svelte'
import { extrasOf } from './modules/extras'
import type { Scene } from './scene'

/** Steps between buying a tile and placing it. */
const BEFORE_PLACING: ReadonlySet<string> = new Set(['returning', 'borrowing', 'placing'])

/** Milliseconds until a failed request is repeated. */
const RETRY_MS = 1000

export class Draft extends HeldTile {
  /** the seat whose castle is shown; null for the default one */
  owner = $state<number | null>(null)
  busy = $state(false)
  /** whether the tile is being dragged out of the market */
  dragging = $state(false)
  /** the height of the panel above the lower end of the castle view, in pixels */
  covered = $state(0)
  /** whether the picked tile can be stored instead of placed */
  storable = $state(false)
  /** the optional action whose panel is open: selling swans, or using a decree */
  sideAction = $state<string | null>(null)
  /** the word of the hovered choice */
  peeked = $state<string | null>(null)
  /** what a person asked to hear about the castle that is shown */
  told = $state('')
  #selected = $state.raw<Picked | null>(null)
  #generation = 0
  #peekTimer: ReturnType<typeof setTimeout> | undefined
  /** the intended placement of a tile that could not be bought and placed at once */
  #intended: { tile: number; word: string } | null = null

  picked = $derived.by((): Picked | null => {
    const board = this.scene.board
    if (!this.scene.asked) return null
    if (board.step === 'placing' && board.tile !== null) return { tile: board.tile, start: [] }
    return this.#selected
  })

  /** Whether the tile can be put back; a bought tile cannot. */
  get canDrop(): boolean {
    return this.#selected !== null && this.scene.board.step !== 'placing'
  }

  /** Resets the draft after a change of the position and loads the suggestions. */
  async refresh(): Promise<void> {
    const generation = ++this.#generation
    const board = this.scene.board
    if (!BEFORE_PLACING.has(board.step)) this.#intended = null
    this.drop()
    this.order = this.sideAction = null
    if (this.scene.asked) this.owner = null
    if (this.scene.readonly || this.scene.seat === null || !board.castles.length) {
      this.ideas = null
      return
    }
    await this.#loadIdeas(generation)
  }

  /** Loads the suggestions for this position; repeats failed requests. */
  async #loadIdeas(generation: number): Promise<void> {
    const ideas = await this.scene.ideas().catch(() => undefined)
    if (generation !== this.#generation) return
    if (ideas === undefined)
      setTimeout(() => generation === this.#generation && void this.#loadIdeas(generation), RETRY_MS)
    this.ideas = ideas ?? null
    if (this.picked) await this.#holdBest()
  }

  /** Whether a word is legal. */
  isLegal(word: string): boolean {
    return this.scene.asked?.choices.some((choice) => choice.word === word) ?? false
  }

  /** Shows why something cannot be bought, or why the held tile cannot lie where it is. */
  async why(word: string | undefined): Promise<void> {
    const words = word
      ? [word]
      : this.picked && this.position
        ? [...this.picked.start, positionWord(this.position)]
        : []
    if (!words.length || !this.scene.asked) return
    this.reason = ''
    this.reason = await this.scene.whyNot(...words).catch(() => null)
  }

  /** Picks a tile for sale and holds it at its best placement, or shows why it cannot be bought. */
  async pick(tile: number, word: string): Promise<void> {
    if (!this.scene.asked || this.scene.readonly) return
    if (this.#selected?.start[0] === word) return
    this.drop()
    if (!this.isLegal(word)) {
      this.reason = await this.scene.whyNot(word).catch(() => null)
      return
    }
    this.owner = this.sideAction = null
    this.#selected = { tile, start: [word] }
    await this.#holdBest()
  }

  /** Holds the picked tile at its best placement and asks whether it can be stored. A tile that was bought for an
   * intended placement is placed there. */
  async #holdBest(): Promise<void> {
    const { picked } = this
    if (!picked) return
    this.hold(this.spots[0] ?? null)
    this.aimAt(this.aims[0] ?? null)
    if (this.#intended) return this.#placeIntended()
    if (!extrasOf(this.scene)?.decrees[this.scene.seat ?? 0]?.length) return
    const words = [...picked.start, 'store']
    const storable =
      words.length > 1 ? (await this.scene.whyNot(...words).catch(() => '')) === null : this.isLegal('store')
    if (this.picked?.tile === picked.tile && this.picked.start[0] === picked.start[0]) this.storable = storable
  }

  /** Places a bought tile as intended, unless a move is being sent. */
  async #placeIntended(): Promise<void> {
    const { picked } = this
    const intended = this.#intended
    if (
      this.busy ||
      !intended ||
      picked?.tile !== intended.tile ||
      picked.start.length ||
      !this.options.some((option) => option.word === intended.word)
    )
      return
    this.#intended = null
    await this.play(intended.word)
  }

  /** Puts the tile back. */
  drop(): void {
    this.#selected = null
    this.storable = false
    this.hold(null)
  }

  /** Whether the tile can only be bought, because it has no legal placement. */
  get onlyBuyable(): boolean {
    return this.canDrop && this.ideas !== null && !this.options.length
  }

  /** Buys and places the tile where it is held. If other decisions come in between, it is placed after them. */
  async commit(): Promise<void> {
    const { picked, held } = this
    if (!picked || !(held || this.onlyBuyable)) return
    const words = held ? [...picked.start, held.word] : picked.start
    const buyFirst = !this.preview && (await this.needsOtherDecisions(words))
    if (buyFirst && held) this.#intended = { tile: picked.tile, word: held.word }
    await this.play(...(buyFirst ? picked.start : words))
  }

  /** Stores the tile, buying it first if necessary. */
  async store(): Promise<void> {
    if (this.picked && this.storable) await this.play(...this.picked.start, 'store')
  }

  /** Previews a choice after a short delay, together with the words after it if they are legal; without a word,
   * clears the preview. */
  peek(word?: string, ...then: string[]): void {
    clearTimeout(this.#peekTimer)
    this.peeked = word ?? null
    if (word === undefined) void hoverOf(this.scene).look()
    else this.#peekTimer = setTimeout(() => this.busy || void this.#peek(word, then), PREVIEW_DELAY_MS)
  }

  async #peek(word: string, then: readonly string[]): Promise<void> {
    const alone = then.length && (await this.scene.whyNot(word, ...then).catch(() => null)) !== null
    if (this.peeked === word) await hoverOf(this.scene).look(word, ...(alone ? [] : then))
  }

  /** Plays words; a refusal is shown as a toast. */
  async play(...words: string[]): Promise<void> {
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
    await this.#placeIntended()
  }

  async setPrices(): Promise<void> {
    await this.play(...this.prices)
  }
}

/** The draft of a scene. No component owns it, because the board is recreated when a plan starts. */
export const draftOf = onePerScene((scene: Scene) => new Draft(scene))
