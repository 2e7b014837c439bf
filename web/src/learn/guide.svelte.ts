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
  #step = ''
  #made = 0
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
  /** The number of the shown explanation, or of the last one that was read. */
  get reached(): number {
    return this.explained + (this.moment ? 1 : 0)
  }
  /** Whether the learner is preparing a move that has an explanation of its own. */
  get holding(): boolean {
    return this.lesson.holds?.(this.table) ?? false
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
      holding: this.holding,
      board: table.board,
      times: (step) => this.#times[step] ?? 0,
      has: (event, own = true) => happened(table.lines, event, seat, own),
    }
  }

  /** A key for the learner's current decision. Moves of others do not change it, nor that nothing is asked while they are shown. */
  #decisionNow(): string {
    const made = this.table.lines.filter((line) => line.move !== null && line.seat === this.table.seat).length
    const step = this.table.asked?.step
    if (step !== undefined) this.#step = step
    else if (made !== this.#made) this.#step = ''
    this.#made = made
    return `${made} ${this.#step}`
  }

  /** Marks the shown explanation as read when the learner has decided or another one takes its place. Call it in an effect. */
  follow(): void {
    const { asked, position } = this.table
    if (!position) return
    const decision = this.#decisionNow()
    const decided = decision !== this.#decision
    const replaced = this.moment !== null && this.moment.id !== this.#shown
    if (this.#shown && (decided || replaced) && !this.seen.has(this.#shown)) this.markSeen(this.#shown)
    if (decided && asked) this.#count(asked.step)
    this.#decision = decision
    if (decided || asked) this.#shown = this.moment?.id ?? null
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
