/** What lies on the drawing board in front of a player: the tile picked up, where it is held, what it would bring. */
import { type Direction, type Lie, type Point, type Spot, lieOf, middle, nearest, pricing, towards, ways, wordOf } from '../../draw/castle'
import { toasts } from '../../parts/toasts.svelte'
import { hoverOf } from '../../table/hover.svelte'
import type { Foretold, Scene } from '../../table/model'
import { type Ideas, boardOf, catalogueOf, poseOf, tileOf } from './facts'

/** A held tile snaps to a place whose middle is so near, in cells. */
const REACH = 1.75
const PATIENCE = 90

/** A tile picked up, and the words that come before its place. */
export interface Picked {
  tile: number
  start: readonly string[]
}

export class Draft {
  readonly scene: Scene
  ideas = $state.raw<Ideas | null>(null)
  lie = $state.raw<Lie | null>(null)
  foretold = $state.raw<Foretold | null>(null)
  /** why the tile may not lie there, or why something cannot be bought */
  reason = $state<string | null>(null)
  /** whose castle is looked at; null is one's own */
  owner = $state<number | null>(null)
  /** while pricing: which slot's tile comes to each slot */
  order = $state.raw<readonly (number | null)[] | null>(null)
  busy = $state(false)
  /** the tile is being dragged out of the market */
  dragging = $state(false)
  /** how much of the table's lower end something lies over, in pixels */
  covered = $state(0)
  /** the tile was moved by keys or buttons: the view goes where it is */
  walked = $state(false)
  #chosen = $state.raw<Picked | null>(null)
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #peeking: ReturnType<typeof setTimeout> | undefined

  constructor(scene: Scene) {
    this.scene = scene
  }

  picked = $derived.by((): Picked | null => {
    const board = boardOf(this.scene)
    if (!this.scene.asked || !catalogueOf(this.scene).tiles) return null // tiles have no faces yet
    if (board.step === 'placing' && board.tile !== null) return { tile: board.tile, start: [] }
    return this.#chosen
  })

  /** Whether the tile can be put back: one that is bought cannot. */
  get loose(): boolean {
    return this.#chosen !== null && boardOf(this.scene).step !== 'placing'
  }

  /** All legal places of the tile picked up, the best first. */
  spots = $derived.by((): readonly Spot[] => {
    if (!this.picked) return []
    const tile = tileOf(this.scene, this.picked.tile)
    return (this.ideas?.places[this.picked.tile] ?? []).flatMap(([word, points, completes]) => {
      const lie = lieOf(word)
      if (!lie) return []
      const { width, height } = poseOf(tile, lie.turn, lie.dark)
      return [{ ...lie, word, width, height, points, completes }]
    })
  })

  /** The legal place at which the tile is held, if it is one. */
  spot = $derived.by((): Spot | null => {
    const word = this.lie && wordOf(this.lie)
    return this.spots.find((spot) => spot.word === word) ?? null
  })

  get place(): number {
    const word = this.spot?.word
    return this.spots.findIndex((spot) => spot.word === word) + 1
  }

  /** The position has changed: puts everything down and asks anew. */
  async refresh(): Promise<void> {
    const asked = ++this.#asked
    const board = boardOf(this.scene)
    this.drop()
    this.order = null
    if (this.scene.asked) this.owner = null
    if (this.scene.readonly || this.scene.seat === null || !board.castles?.length) {
      this.ideas = null
      return
    }
    const ideas = await this.scene.ideas().catch(() => null)
    if (asked !== this.#asked) return
    this.ideas = ideas && 'places' in ideas ? (ideas as unknown as Ideas) : null
    if (this.picked) this.#hold(this.spots[0] ?? null)
  }

  /** Whether one of the legal answers is this word. */
  may(word: string): boolean {
    return this.scene.asked?.choices.some((choice) => choice.word === word) ?? false
  }

  /** Picks up a tile for sale, held at its best place; says why if it cannot be bought. */
  async pick(tile: number, word: string): Promise<void> {
    if (!this.scene.asked || this.scene.readonly) return
    if (this.#chosen?.start[0] === word) return
    if (!this.may(word)) {
      this.drop()
      this.reason = await this.scene.whyNot(word).catch(() => null)
      return
    }
    this.owner = null
    this.#chosen = { tile, start: [word] }
    this.#hold(this.spots[0] ?? null)
  }

  /** Puts the tile back. */
  drop(): void {
    this.#chosen = null
    this.#hold(null)
  }

  #hold(lie: Lie | null, walked = true): void {
    this.lie = lie
    this.walked = walked
    this.reason = null
    this.foretold = null
    clearTimeout(this.#timer)
    const hover = hoverOf(this.scene)
    hover.word = this.spot?.word ?? null
    hover.foretold = null
    if (lie) this.#timer = setTimeout(() => void this.#foretell(lie), PATIENCE)
  }

  /** What it would bring here, or why it may not lie here. */
  async #foretell(lie: Lie): Promise<void> {
    if (!this.picked) return
    const words = [...this.picked.start, wordOf(lie)]
    const told = this.spot ? await this.scene.preview(...words).catch(() => null) : null
    const reason = told ? null : await this.scene.whyNot(...words).catch(() => null)
    if (this.lie !== lie) return
    this.foretold = told
    this.reason = reason
    hoverOf(this.scene).foretold = told
  }

  /** Holds the tile over a point of the table: at a legal place near it, else just there. */
  follow(point: Point, reach = REACH): void {
    if (!this.picked) return
    const now = this.lie ?? { turn: 0, dark: false }
    const spot = nearest(this.spots.filter((one) => one.turn === now.turn && one.dark === now.dark), point, reach)
    if (spot) {
      if (spot.word !== this.spot?.word) this.#hold(spot, false)
      return
    }
    const pose = poseOf(tileOf(this.scene, this.picked.tile), now.turn, now.dark)
    const x = Math.round(point.x - pose.width / 2)
    const y = Math.round(point.y - pose.height / 2)
    if (this.lie?.x !== x || this.lie.y !== y || this.spot) this.#hold({ x, y, turn: now.turn, dark: now.dark }, false)
  }

  /** Back to a legal place, the one nearest to where the tile is. */
  settle(): void {
    if (!this.picked || this.spot) return
    this.#hold(nearest(this.spots, this.#middle()) ?? this.spots[0] ?? null, false)
  }

  #middle(): Point {
    if (!this.picked || !this.lie) return { x: 1.5, y: 1.5 }
    return middle({ ...this.lie, ...this.#size() })
  }

  #size(): { width: number; height: number } {
    const { width, height } = poseOf(tileOf(this.scene, this.picked?.tile ?? 0), this.lie?.turn ?? 0, this.lie?.dark ?? false)
    return { width, height }
  }

  /** Turns the tile to the next way in which it can be placed, staying as near as it can. */
  turn(by = 1): void {
    this.#change((now, way) => way.dark === now.dark, by)
  }

  /** Turns a hallway over. */
  flip(): void {
    this.#change((now, way) => way.dark !== now.dark && way.turn === now.turn, 1, true)
  }

  get canFlip(): boolean {
    return new Set(this.spots.map((spot) => spot.dark)).size > 1
  }

  get canTurn(): boolean {
    return ways(this.spots).length > 1
  }

  #change(fits: (now: Lie, way: { turn: number; dark: boolean }) => boolean, by: number, any = false): void {
    const now = this.lie
    if (!now) return
    const all = ways(this.spots)
    let list = all.filter((way) => fits(now, way))
    if (!list.length && any) list = all.filter((way) => way.dark !== now.dark)
    if (!list.length) return
    const at = list.findIndex((way) => way.turn === now.turn && way.dark === now.dark)
    const next = list[(at + by + list.length) % list.length] ?? list[0]
    const found = this.spots.filter((spot) => spot.turn === next?.turn && spot.dark === next.dark)
    this.#hold(nearest(found, this.#middle()) ?? now)
  }

  /** Walks to the next legal place in a direction, first among those that need no turning. */
  walk(direction: Direction): void {
    const now = this.spot
    if (!now) return this.settle()
    const same = this.spots.filter((spot) => spot.turn === now.turn && spot.dark === now.dark)
    this.#hold(towards(same.length > 1 ? same : this.spots, now, direction))
  }

  /** The next best place. */
  better(by = 1): void {
    const count = this.spots.length
    if (count) this.#hold(this.spots[(this.place - 1 + by + count) % count] ?? null)
  }

  /** Places the tile where it is held. */
  async commit(): Promise<void> {
    if (this.picked && this.spot) await this.say(...this.picked.start, this.spot.word)
  }

  /** Looks at an answer for a moment before asking what it would bring; nothing: looks away. */
  peek(word?: string): void {
    clearTimeout(this.#peeking)
    const hover = hoverOf(this.scene)
    if (word === undefined) void hover.look()
    else this.#peeking = setTimeout(() => this.busy || void hover.look(word), PATIENCE)
  }

  /** Says words; what is refused is shown. */
  async say(...words: string[]): Promise<void> {
    if (this.busy) return
    this.peek()
    clearTimeout(this.#timer)
    this.busy = true
    try {
      await this.scene.choose(...words)
    } catch (error) {
      toasts.refused(error, this.scene.game)
    } finally {
      this.busy = false
    }
  }

  // Pricing

  get slots(): readonly number[] {
    return (this.scene.view['slots'] as readonly number[] | undefined) ?? []
  }

  /** Which slot's tile lies at each slot, as it is or as it was moved. */
  get sources(): readonly (number | null)[] {
    const market = boardOf(this.scene).market
    const tileAt = (slot: number) => market.find((stall) => stall.slot === slot)?.tile ?? null
    return this.order ?? this.slots.map((slot) => (tileAt(slot) === null ? null : slot))
  }

  get pricing(): boolean {
    return boardOf(this.scene).step === 'pricing' && this.scene.asked !== null && !this.scene.readonly
  }

  /** Two tiles change places. */
  swap(one: number, other: number): void {
    const order = [...this.sources]
    ;[order[one], order[other]] = [order[other] ?? null, order[one] ?? null]
    this.order = order
  }

  async setPrices(): Promise<void> {
    const prices = (slot: number) => boardOf(this.scene).market.find((stall) => stall.slot === slot)?.price ?? 0
    await this.say(...pricing(this.slots, this.sources, prices))
  }
}

const drafts = new WeakMap<Scene, Draft>()

/** The drawing board of a scene. It belongs to no component: boards come and go while a plan is made. */
export function draftOf(scene: Scene): Draft {
  const known = drafts.get(scene)
  if (known) return known
  let draft: Draft | undefined
  $effect.root(() => void (draft = new Draft(scene)))
  if (!draft) throw new Error('no draft')
  drafts.set(scene, draft)
  return draft
}
