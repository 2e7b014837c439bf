/** Shows what happens at a table one step after the other. The newest step may be ahead of what is shown. */

/** One step: a state of the table, and how it is shown. */
export interface Step {
  /** the number of its log entry; another state with the same number replaces this one */
  seq: number
  /** how long it is shown before the next one, in ms at normal speed */
  ms: number
  /** a step of others: the player's own turn waits until it has been seen */
  watched?: boolean
  /** shown only after `release()`: the end of a game waits for its scoring */
  held?: boolean
}

export interface Pace {
  /** a factor for the time of every step; 0 shows everything at once */
  factor(): number
  /** whether the player waits for their turn while older steps are shown */
  hurry?(): boolean
  /** the most ms that are left to the older steps then */
  most?(): number
}

const AT_ONCE: Pace = { factor: () => 0 }
/** Steps that are kept, so that they can be shown again. */
const REMEMBERED = 80
/** The time between the beginning of a repetition and its first step. */
const BREATH_MS = 300

export class Playback<S extends Step> {
  pace: Pace = AT_ONCE
  /** the step that is drawn */
  shown = $state.raw<S>()
  /** whether newer steps wait, or a step of others is being watched */
  behind = $state(false)
  /** whether the next step waits for `release()` */
  holding = $state(false)
  /** whether the shown step followed the one before it; false after a jump, which is not animated */
  follows = $state(true)
  /** how often steps were skipped */
  skips = $state(0)
  #waiting: S[] = []
  #past: S[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #deadline: number | undefined
  /** makes one step of several that are skipped, the last one last */
  readonly #merged: (skipped: readonly S[]) => S

  constructor(merged: (skipped: readonly S[]) => S) {
    this.#merged = merged
  }

  /** The newest step, shown or not. */
  get live(): S | undefined {
    return this.#waiting.at(-1) ?? this.shown
  }
  /** The steps that were shown, the newest last. */
  get past(): readonly S[] {
    return this.#past
  }

  /** Adds a step, and shows it when its turn comes. */
  add(step: S): void {
    if (this.live?.seq === step.seq && Boolean(this.live.held) === Boolean(step.held)) return this.#replace(step)
    this.#waiting = [...this.#waiting, step]
    if (this.pace.factor() === 0) this.finish()
    else if (this.#timer === undefined) this.#next()
    else this.#settle()
  }

  /** Skips to the newest step, or to the one that is held. */
  finish(): void {
    if (this.behind && !this.holding) this.skips += 1
    this.#stop()
    const free = this.#free()
    if (free.length) {
      this.#show(free.length === 1 ? (free[0] as S) : this.#merged(free))
      this.follows = false
    }
    this.#waiting = this.#waiting.slice(free.length)
    this.#settle()
  }

  /** Shows the step that is held. */
  release(): void {
    this.#waiting = this.#waiting.map((step) => ({ ...step, held: false }))
    this.finish()
  }

  /** Shows steps of the past again, and then the newest one. The first of them is only where they begin. */
  again(steps: readonly S[]): void {
    const { live } = this
    if (this.behind || steps.length < 2 || !live || this.pace.factor() === 0) return
    const [start, ...rest] = steps
    this.#stop()
    this.follows = false
    this.shown = start
    this.#waiting = rest.at(-1)?.seq === live.seq ? rest : [...rest, live]
    this.#timer = setTimeout(() => this.#next(), BREATH_MS)
    this.#settle()
  }

  #free(): readonly S[] {
    const held = this.#waiting.findIndex((step) => step.held)
    return held < 0 ? this.#waiting : this.#waiting.slice(0, held)
  }

  #next(): void {
    this.#timer = undefined
    const [step] = this.#free()
    if (step) {
      const ms = this.#time(step)
      this.#waiting = this.#waiting.slice(1)
      this.#show(step)
      if (ms) this.#timer = setTimeout(() => this.#next(), ms)
    }
    this.#settle()
    if (step && this.#timer === undefined) this.#next()
  }

  /** The ms of the next step; less when the player's turn waits for it. */
  #time(step: S): number {
    const ms = step.ms * this.pace.factor()
    if (!this.pace.hurry?.()) {
      this.#deadline = undefined
      return ms
    }
    const now = performance.now()
    this.#deadline ??= now + (this.pace.most?.() ?? 0)
    const all = this.#free().reduce((sum, one) => sum + one.ms * this.pace.factor(), 0)
    return all ? ms * Math.min(1, Math.max(0, this.#deadline - now) / all) : ms
  }

  #show(step: S): void {
    const before = this.shown
    const known = this.#past.indexOf(step)
    this.follows = known < 0 || this.#past[known - 1] === before
    this.shown = step
    if (known < 0) this.#past = [...this.#past, step].slice(-REMEMBERED)
  }

  #replace(step: S): void {
    if (this.#waiting.length) this.#waiting = [...this.#waiting.slice(0, -1), step]
    else this.shown = step
  }

  #settle(): void {
    this.behind = this.#waiting.length > 0 || (this.#timer !== undefined && this.shown?.watched === true)
    this.holding = this.#waiting[0]?.held === true
    if (!this.behind) this.#deadline = undefined
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
