/** A read-only replay: every step of a game as a viewer saw it. */
import { locale } from '../locale/index.svelte'
import { toasts } from '../parts/toasts.svelte'
import type { Preview, Scene, ShownEvent } from '../table/model'
import { lastRoundOf } from '../table/tableLog'
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
  /** the selected step; `shown` follows when it has been loaded */
  at = $state(0)
  shown = $state.raw<Replayed | null>(null)
  /** an alternative for a step, while it is shown */
  instead = $state.raw<Replayed | null>(null)
  viewer = $state<Viewer>(null)
  playing = $state(false)
  speed = $state<number>(1)
  #looks = new Map<string, Promise<Replayed>>()
  #generation = 0
  #request = 0
  #follows = $state(false)

  constructor(source: Source, viewer: Viewer) {
    this.source = source
    this.viewer = viewer
  }

  // The scene

  readonly latest = $derived.by<readonly ShownEvent[]>(() => eventsOf(this.#seen ?? undefined))
  readonly board = $derived.by(() => this.#seen?.board ?? NO_BOARD)
  readonly ready = $derived.by(() => this.board !== NO_BOARD && this.catalogue !== NO_CATALOGUE)
  get #seen(): Replayed | null {
    return this.instead ?? this.shown
  }
  /** Why the round of this step is the last. */
  get lastRound(): ShownEvent | null {
    return lastRoundOf(this.#seen)
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

  /** The seat whose move is shown; null for a seat's own view, which stays on that seat, except for an alternative move. */
  get mover(): number | null {
    return this.instead || this.seat === null ? (this.#seen?.seat ?? null) : null
  }

  /** Whether the shown step is the one after the step before it. */
  get follows(): boolean {
    return this.#follows && !this.instead
  }

  // Loading

  /** Loads every step; call it again after a change of language or viewer. */
  async read(): Promise<void> {
    const generation = ++this.#generation
    this.#looks.clear()
    const catalogue = api.get<Catalogue>(`/api/games/${this.game}/catalogue`, {
      components: this.source.components,
    })
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

  async setViewer(viewer: Viewer): Promise<void> {
    this.viewer = viewer
    await this.read()
  }

  // Navigation

  get last(): number {
    return Math.max(0, this.steps.length - 1)
  }
  get atEnd(): boolean {
    return this.at >= this.last
  }

  /** Goes to a step; if requests overlap, only the newest is shown. */
  async go(target: number): Promise<void> {
    const step = this.steps.length ? within(target, this.steps.length) : Math.max(0, target)
    this.at = step
    this.showPlayed()
    const generation = this.#generation
    try {
      const found = await this.#look(step)
      if (this.at === step && generation === this.#generation) {
        this.#follows = this.shown?.step === step - 1
        this.shown = found
      }
      for (let next = step + 1; next <= Math.min(step + AHEAD, this.last); next += 1)
        void this.#look(next).catch(() => {})
    } catch (error) {
      this.playing = false
      toasts.refused(error)
    }
  }

  /** Shows a step as it would have been with other words. */
  async showAlternative(step: number, words: readonly string[]): Promise<void> {
    const { instead } = this.source
    if (!instead) return
    const target = ++this.#request
    try {
      const found = await this.#once(`${step} ${words.join(' ')}`, () => instead(step, words, this.viewer))
      if (target === this.#request) this.instead = found
    } catch (error) {
      toasts.refused(error)
    }
  }

  /** Shows the move that was played. */
  showPlayed(): void {
    this.#request += 1
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

  /** Starts or stops automatic playing, from the beginning if the end was reached. */
  toggle(): void {
    this.playing = !this.playing
    if (this.playing && this.atEnd) void this.go(0)
  }

  /** One step of automatic playing, once the last step is shown. */
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

  // Only for live tables

  async choose(): Promise<void> {}
  preview(): Promise<Preview> {
    return Promise.resolve({ points: [], events: [] })
  }
  previews(): Promise<Record<string, Preview>> {
    return Promise.resolve({})
  }
  whyNot(): Promise<string | null> {
    return Promise.resolve(null)
  }
  ideas(): Promise<Ideas | null> {
    return Promise.resolve(null)
  }
  where(): Promise<Readonly<Record<string, string>>> {
    return Promise.resolve({})
  }
}
