/** A game to leaf through: every step as somebody saw it. Nothing can be changed here. */
import { locale } from '../locale/index.svelte'
import { toasts } from '../parts/toasts.svelte'
import type { Foretold, Scene, Told } from '../table/model'
import { api } from '../wire/api'
import type { Board, Catalogue, Ideas, Replayed } from '../wire/types'
import { type Viewer, PAGE, type Source } from './source'
import { eventsOf, turnAfter, turnBefore, within } from './steps'

export const SPEEDS = [0.5, 1, 2, 4] as const
const NO_BOARD: Board = { scores: null }
const NO_CATALOGUE: Catalogue = {}
const AHEAD = 3

export class Replay implements Scene {
  readonly readonly = true
  readonly asked = null
  readonly source: Source
  catalogue = $state.raw(NO_CATALOGUE)
  steps = $state.raw<readonly Replayed[]>([])
  /** where one wants to be; what is shown follows as soon as it is there */
  at = $state(0)
  shown = $state.raw<Replayed | null>(null)
  /** a step as it could have been, while somebody looks at that */
  instead = $state.raw<Replayed | null>(null)
  viewer = $state<Viewer>(null)
  playing = $state(false)
  speed = $state<number>(1)
  #looks = new Map<string, Promise<Replayed>>()
  #generation = 0
  #wish = 0

  constructor(source: Source, viewer: Viewer) {
    this.source = source
    this.viewer = viewer
  }

  // What a board sees

  readonly latest = $derived.by<readonly Told[]>(() => eventsOf(this.#seen ?? undefined))
  readonly board = $derived.by(() => this.#seen?.board ?? NO_BOARD)
  readonly ready = $derived.by(() => this.board !== NO_BOARD && this.catalogue !== NO_CATALOGUE)
  get #seen(): Replayed | null {
    return this.instead ?? this.shown
  }
  get game(): string {
    return this.source.game
  }
  get tableId(): string {
    return this.source.tableId
  }
  get names(): readonly string[] {
    return this.source.names
  }
  get players(): number {
    return this.source.names.length
  }
  get seat(): number | null {
    return typeof this.viewer === 'number' ? this.viewer : null
  }

  /** Whose move is shown; the viewer of a seat rest on that seat, except where something else could have been. */
  get mover(): number | null {
    return this.instead || this.seat === null ? (this.#seen?.seat ?? null) : null
  }

  // Reading

  /** Reads every step, anew in another language or through other viewer. */
  async read(): Promise<void> {
    const generation = ++this.#generation
    this.#looks.clear()
    const catalogue = api.get<Catalogue>(`/api/games/${this.game}/catalogue`)
    const steps: Replayed[] = []
    for (;;) {
      const page = await this.source.page(steps.length, this.viewer)
      if (generation !== this.#generation) return
      steps.push(...page)
      if (page.length < PAGE) break
    }
    this.catalogue = await catalogue
    this.steps = steps
    await this.go(this.at)
  }

  async lookWith(viewer: Viewer): Promise<void> {
    this.viewer = viewer
    await this.read()
  }

  // Going about

  get last(): number {
    return Math.max(0, this.steps.length - 1)
  }
  get atEnd(): boolean {
    return this.at >= this.last
  }

  /** Goes to a step; whoever is faster than the line sees the newest wish only. */
  async go(wish: number): Promise<void> {
    const step = this.steps.length ? within(wish, this.steps.length) : Math.max(0, wish)
    this.at = step
    this.lookBack()
    const generation = this.#generation
    try {
      const found = await this.#look(step)
      if (this.at === step && generation === this.#generation) this.shown = found
      for (let next = step + 1; next <= Math.min(step + AHEAD, this.last); next += 1)
        void this.#look(next).catch(() => {})
    } catch (error) {
      this.playing = false
      toasts.refused(error)
    }
  }

  /** Looks at a step as it would have been with other words. */
  async lookInstead(step: number, words: readonly string[]): Promise<void> {
    const { instead } = this.source
    if (!instead) return
    const wish = ++this.#wish
    try {
      const found = await this.#once(`${step} ${words.join(' ')}`, () => instead(step, words, this.viewer))
      if (wish === this.#wish) this.instead = found
    } catch (error) {
      toasts.refused(error)
    }
  }

  /** Looks at what was played. */
  lookBack(): void {
    this.#wish += 1
    this.instead = null
  }

  back(): Promise<void> {
    return this.go(this.at - 1)
  }
  on(): Promise<void> {
    return this.go(this.at + 1)
  }
  turnBack(): Promise<void> {
    return this.go(turnBefore(this.steps, this.at))
  }
  turnOn(): Promise<void> {
    return this.go(turnAfter(this.steps, this.at))
  }

  /** Plays by itself, from the beginning if the end was reached. */
  toggle(): void {
    this.playing = !this.playing
    if (this.playing && this.atEnd) void this.go(0)
  }

  /** One step of playing by itself, once the last one is shown. */
  async tick(): Promise<void> {
    if (this.shown?.step !== this.at) return
    if (this.atEnd) this.playing = false
    else await this.on()
  }

  #look(step: number): Promise<Replayed> {
    return this.#once(String(step), () => this.source.look(step, this.viewer))
  }

  #once(what: string, ask: () => Promise<Replayed>): Promise<Replayed> {
    const key = `${locale.language} ${this.viewer} ${what}`
    const known = this.#looks.get(key)
    if (known) return known
    const asking = ask()
    asking.catch(() => this.#looks.delete(key))
    this.#looks.set(key, asking)
    return asking
  }

  // What is done at tables only

  async choose(): Promise<void> {}
  preview(): Promise<Foretold> {
    return Promise.resolve({ points: [], events: [] })
  }
  previews(): Promise<Record<string, Foretold>> {
    return Promise.resolve({})
  }
  whyNot(): Promise<string | null> {
    return Promise.resolve(null)
  }
  ideas(): Promise<Ideas | null> {
    return Promise.resolve(null)
  }
}
