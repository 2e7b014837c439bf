/** A plan: moves tried on a private copy of the position, without playing them. */
import { toasts } from '../parts/toasts.svelte'
import type { Catalogue, Ideas, Planned, Position } from '../wire/types'
import { shownEvent } from './tableLog'
import type { Asked, Preview, Scene, ShownEvent } from './model'
import { type About, askedIn, fetchPreview, fetchPreviews, ideasOf, refusalOf, whereOf } from './queries'
import type { Table } from './table.svelte'

export class Plan implements Scene {
  readonly readonly = false
  /** what has been tried, in order */
  words = $state.raw<readonly string[]>([])
  busy = $state(false)
  #table: Table
  #planned = $state.raw<Planned>()
  #begun: Promise<boolean> | undefined

  constructor(table: Table) {
    this.#table = table
  }

  get game(): string {
    return this.#table.game
  }
  get tableId(): string {
    return this.#table.tableId
  }
  get seat(): number | null {
    return this.#table.seat
  }
  get players(): number {
    return this.#table.players
  }
  get names(): readonly string[] {
    return this.#table.names
  }
  get ready(): boolean {
    return this.#table.ready
  }
  get catalogue(): Catalogue {
    return this.#table.catalogue
  }

  readonly position = $derived.by<Position | undefined>(() => this.#planned?.position ?? this.#table.position)
  readonly board = $derived.by(() => this.position?.board ?? this.#table.board)
  readonly asked = $derived.by<Asked | null>(() => askedIn(this.position))
  readonly latest = $derived.by<readonly ShownEvent[]>(() => this.events)
  readonly events = $derived.by<readonly ShownEvent[]>(() => eventsOf(this.#planned))
  /** the points that the plan would give each seat, if the server can say */
  points = $state.raw<readonly number[]>([])

  /** Starts from the current position. False if there is nothing to plan. */
  begin(): Promise<boolean> {
    return (this.#begun = this.#try([]))
  }

  async choose(...words: string[]): Promise<void> {
    await this.#begun // a word may come before the server has answered
    if (!this.busy) await this.#try([...this.words, ...words])
  }

  /** Removes the last word. */
  async back(): Promise<void> {
    if (!this.busy && this.words.length) await this.#try(this.words.slice(0, -1))
  }

  /** Plays all words of the plan, or none. */
  send(): Promise<void> {
    return this.#table.choose(...this.words)
  }

  /** The preview of words after the plan. The server gives points when it is the seat's turn. */
  async preview(...words: string[]): Promise<Preview> {
    const about = this.#about
    if (!about) return { points: [], events: [] }
    const preview = await fetchPreview(about, [...this.words, ...words])
    const events = preview.events.slice(this.words.length ? this.events.length : 0)
    return { points: preview.points.map((points, seat) => points - (this.points[seat] ?? 0)), events }
  }

  async previews(...start: string[]): Promise<Record<string, Preview>> {
    return this.#about ? fetchPreviews(this.#about, [...this.words, ...start]) : {}
  }

  async whyNot(...words: string[]): Promise<string | null> {
    return this.#about ? ((await refusalOf(this.#about, [...this.words, ...words]))?.text ?? null) : null
  }

  async ideas(): Promise<Ideas | null> {
    return this.#about ? ideasOf(this.#about, this.words) : null
  }

  async where(piece: number, words: readonly string[]): Promise<Readonly<Record<string, string>>> {
    return this.#about ? whereOf(this.#about, piece, words, this.words) : {}
  }

  get #about(): About | null {
    return this.seat === null ? null : { ask: this.#table.ask, seat: this.seat }
  }

  async #worth(words: readonly string[]): Promise<readonly number[]> {
    if (!words.length || !this.#about) return []
    return (await fetchPreview(this.#about, words).catch(() => null))?.points ?? []
  }

  async #try(words: readonly string[]): Promise<boolean> {
    if (!this.#about) return false
    const { ask, seat } = this.#about
    this.busy = true
    try {
      // shown together, so that no move can be made on half of an update
      const [planned, points] = await Promise.all([ask('plan', { seat, words }), this.#worth(words)])
      this.#planned = planned
      this.points = points
      this.words = words
      return true
    } catch (error) {
      toasts.refused(error, this.game)
      return false
    } finally {
      this.busy = false
    }
  }
}

function eventsOf(planned: Planned | undefined): readonly ShownEvent[] {
  return (planned?.happened ?? []).flatMap((one) => one.events).map(shownEvent)
}
