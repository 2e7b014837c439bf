/** The analysis of a finished game, polled while the server works on it. */
import { locale } from '../../locale/index.svelte'
import { api } from '../../wire/api'
import { attempt, type Refusal } from '../../wire/refusal'
import type { Analysis, JudgedTurn } from '../../wire/types'
import type { Replay } from '../replay.svelte'
import { accounts, following, minutesLeft, preceding, turnAt, turnsOf } from './turns'

export type Measure = 'expected' | 'chance' | 'scores'
export type Gap = 'start' | 'forced' | 'not-yet' | 'not-judged'
export const EVERY = 1500

export class GameAnalysis {
  readonly replay: Replay
  status = $state<Analysis['status'] | null>(null)
  moves = $state(0)
  judged = $state(0)
  turns = $state.raw<readonly JudgedTurn[]>([])
  refusal = $state.raw<Refusal | null>(null)
  measure = $state<Measure>('expected')
  busy = $state(false)
  #worst = $state.raw<readonly number[]>([])
  #forced = $state.raw<readonly number[]>([])
  #path: string
  #language = ''
  #reading = ''
  #since: { judged: number; at: number } | null = null

  constructor(replay: Replay) {
    this.replay = replay
    this.measure = this.measures[0]
    this.#path = `/api/tables/${encodeURIComponent(replay.tableId)}/analysis`
  }

  // Results

  readonly mistakes = $derived.by(() => turnsOf(this.turns, this.#worst))
  readonly turn = $derived.by(() => turnAt(this.turns, this.replay.at))
  readonly accounts = $derived.by(() => accounts(this.mistakes, this.replay.players))
  /** why the shown step has no analysis */
  get gap(): Gap {
    const { at } = this.replay
    if (at === 0) return 'start'
    if (this.#forced.includes(at)) return 'forced'
    return at > this.judged && this.status !== 'done' ? 'not-yet' : 'not-judged'
  }
  get running(): boolean {
    return this.status === 'waiting' || this.status === 'thinking'
  }
  /** a solo game has points but no chance to win */
  get measures(): readonly [Measure, ...Measure[]] {
    return this.replay.players > 1 ? ['chance', 'expected', 'scores'] : ['expected', 'scores']
  }

  /** The estimated minutes left; null while there is too little to estimate from. */
  get minutes(): number | null {
    const since = this.#since
    if (!since || this.status !== 'thinking') return null
    return minutesLeft(this.judged - since.judged, this.moves - this.judged, (Date.now() - since.at) / 1000)
  }

  // Requests

  /** Starts the analysis, or resumes it after a failure. */
  async ask(): Promise<void> {
    this.busy = true
    await this.#take(api.post<Analysis>(this.#path))
    this.busy = false
  }

  /** Loads new turns, one request at a time; after a change of language all turns. */
  async read(): Promise<void> {
    const wanted = locale.language
    if (this.#reading === wanted) return
    this.#reading = wanted
    const first = this.#language === wanted ? this.turns.length : 0
    await this.#take(api.get<Analysis>(this.#path, { first }))
    if (this.#reading === wanted) this.#reading = ''
  }

  /** Loads now, and polls while the analysis runs; returns a function that stops polling. */
  follow(): () => void {
    void this.read()
    const timer = setInterval(() => this.running && void this.read(), EVERY)
    return () => clearInterval(timer)
  }

  async #take(asking: Promise<Analysis>): Promise<void> {
    const language = locale.language
    const answer = await attempt(asking)
    this.refusal = answer.ok ? null : answer.refusal
    if (!answer.ok) return
    const { status, moves, judged, first, turns, mistakes, forced } = answer.value
    if (first && (language !== this.#language || first > this.turns.length)) return
    this.#language = language
    if (status === 'thinking') this.#since ??= { judged, at: Date.now() }
    this.turns = [...this.turns.slice(0, first), ...turns]
    this.#worst = mistakes
    this.#forced = forced
    this.status = status
    this.moves = moves
    this.judged = judged
  }

  // Navigation

  readonly next = $derived.by(() => following(this.mistakes, this.replay.at))
  readonly previous = $derived.by(() => preceding(this.mistakes, this.replay.at))

  /** To the next mistake, or the one before. */
  leap(forward: boolean): void {
    const step = forward ? this.next : this.previous
    if (step !== null) void this.replay.go(step)
  }
}
