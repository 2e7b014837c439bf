/** The guide of a lesson: explains each thing once, and suggests a move on request. */
import { Advisor } from '../table/advisor.svelte'
import type { Table } from '../table/table.svelte'
import { due, happened, type Lesson, type Moment, type Now } from './lesson'

interface Kept {
  seen: string[]
  times: Record<string, number>
}

export class Guide {
  readonly table: Table
  readonly lesson: Lesson
  readonly advisor: Advisor
  seen = $state.raw<ReadonlySet<string>>(new Set())
  #times = $state.raw<Readonly<Record<string, number>>>({})
  #decision = ''
  #shown: string | null = null

  constructor(table: Table, lesson: Lesson) {
    this.table = table
    this.advisor = new Advisor(table)
    this.lesson = lesson
    const kept = JSON.parse(sessionStorage.getItem(this.#place) ?? 'null') as Kept | null
    if (kept) [this.seen, this.#times] = [new Set(kept.seen), kept.times]
  }

  readonly queue = $derived.by<readonly Moment[]>(() => due(this.lesson, this.seen, this.#now))
  get moment(): Moment | null {
    return this.queue[0] ?? null
  }
  get explained(): number {
    return this.seen.size
  }
  /** Whether everything has been explained. */
  get done(): boolean {
    return this.explained >= this.lesson.moments.length
  }

  get #now(): Now {
    const { table } = this
    const seat = table.seat ?? 0
    return {
      seat,
      asked: table.asked,
      board: table.board,
      times: (step) => this.#times[step] ?? 0,
      has: (event, own = true) => happened(table.lines, event, seat, own),
    }
  }

  /** A key for the learner's current decision; moves of others do not change it. */
  get decision(): string {
    const own = this.table.lines.filter((line) => line.move !== null && line.seat === this.table.seat)
    return `${own.length} ${this.table.asked?.step ?? ''}`
  }

  /** Marks the shown explanation as read when the learner has decided. Call it in an effect. */
  follow(): void {
    const asked = this.table.asked
    if (this.table.position && this.decision !== this.#decision) {
      if (this.#shown) this.markSeen(this.#shown)
      this.#decision = this.decision
      if (asked) this.#count(asked.step)
    }
    this.#shown = this.moment?.id ?? null
  }

  /** Goes to the next explanation. */
  next(): void {
    if (this.moment) this.markSeen(this.moment.id)
  }

  markSeen(id: string): void {
    this.seen = new Set([...this.seen, id])
    this.#keep()
  }

  #count(step: string): void {
    this.#times = { ...this.#times, [step]: (this.#times[step] ?? 0) + 1 }
    this.#keep()
  }

  get #place(): string {
    return `kastelan-learn-${this.table.tableId}`
  }
  #keep(): void {
    const kept: Kept = { seen: [...this.seen], times: { ...this.#times } }
    sessionStorage.setItem(this.#place, JSON.stringify(kept))
  }
}
