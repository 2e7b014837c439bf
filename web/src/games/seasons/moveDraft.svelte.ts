/** The move that the player is preparing: lifted cards, a picked choice, or a payment. */
import { toasts } from '../../parts/toasts.svelte'
import { hoverOf } from '../../table/hover.svelte'
import type { Choice, Preview } from '../../table/model'
import { onePerScene } from '../../table/perScene.svelte'
import type { Pieces } from './components'
import { type Payment, paymentsIn, paymentWith, preferredPayment } from './payments'
import type { Scene } from './scene'
import { choicesByTarget, targetKey, type Target, type TargetKind, wordFor } from './targets'

/** The kinds of targets that a step is about; only for these the server explains why a pick is illegal. */
const EXPLAINED: Record<string, readonly TargetKind[]> = {
  'taking-back': ['spot'],
  stationing: ['spot'],
  emptying: ['tower'],
  building: ['building', 'space'],
  paying: ['building'],
  placing: ['space', 'building'],
}
/** Milliseconds after which input is enabled again if no new position arrives. */
const SENDING_TIMEOUT_MS = 400
/** Hovering for less than this loads no preview. */
const HOVER_DELAY_MS = 90
/** Pointing for longer than this shows details. */
const EXPLAIN_DELAY_MS = 400
const NO_PIECES: Pieces = [0, 0, 0, 0, 0]
const NO_PREVIEWS: Record<string, Preview> = {}

export class MoveDraft {
  /** the lifted cards of the hand */
  cards = $state.raw<readonly number[]>([])
  /** the word of the picked choice, for steps that need a single choice */
  word = $state<string | null>(null)
  /** the building to be paid for */
  building = $state<number | null>(null)
  /** the pieces laid out for it */
  paid = $state.raw<Pieces>(NO_PIECES)
  payments = $state.raw<readonly Payment[]>([])
  /** the previews of the choices by word */
  previews = $state.raw<Record<string, Preview>>(NO_PREVIEWS)
  /** the target whose details are shown, and why it cannot be picked */
  inspected = $state<string | null>(null)
  reason = $state<string | null>(null)
  /** the target that is pointed at, whose details are shown meanwhile */
  hovered = $state<string | null>(null)
  /** whether a move is being sent; until the next position no input is accepted */
  sending = $state(false)
  #scene: Scene
  #hoverTimer: ReturnType<typeof setTimeout> | undefined
  #explainTimer: ReturnType<typeof setTimeout> | undefined

  choices = $derived.by((): readonly Choice[] => (this.#scene.readonly ? [] : (this.#scene.asked?.choices ?? [])))
  choicesAt = $derived.by(() => choicesByTarget(this.choices))
  step = $derived.by(() => this.#scene.board.step)

  /** The words that the main button sends; empty while the move is incomplete. */
  words = $derived.by((): readonly string[] => {
    if (this.sending) return []
    const build = this.choicesAt.get(`building.${this.building}`)?.[0]
    if (this.step === 'paying' || build) {
      const payment = paymentWith(this.payments, this.paid)
      return payment ? [...(build ? [build.word] : []), payment.word] : []
    }
    if (this.cards.length) return this.#selection()
    return this.word && this.choices.some((choice) => choice.word === this.word) ? [this.word] : []
  })

  choice = $derived.by(() => this.choices.find((choice) => choice.word === this.word) ?? null)

  constructor(scene: Scene) {
    this.#scene = scene
  }

  #selection(): readonly string[] {
    const bits = this.cards.reduce((sum, card) => sum | (1 << card), 0)
    const choice = this.choices.find((one) => one.action === 'Select' && one['cards'] === bits)
    return choice ? [choice.word] : []
  }

  /** Adapts the draft to a new question and loads the previews of its choices. */
  async refresh(): Promise<void> {
    const asked = this.#scene.asked
    this.#finishSending()
    if (this.word && !this.choice) this.word = null
    if (!this.choices.some((choice) => choice.action === 'Select')) this.cards = []
    if (this.step !== 'building' || !this.choicesAt.has(`building.${this.building}`)) this.#closePayment()
    this.previews = NO_PREVIEWS
    if (!asked || this.#scene.readonly || this.step === 'selecting') return
    if (this.step === 'paying') this.#setPayments(paymentsIn(this.choices.map((choice) => choice.word)))
    if (this.step === 'building') return
    const previews = await this.#scene.previews().catch(() => NO_PREVIEWS)
    if (this.#scene.asked === asked) this.previews = previews
  }

  /** Lifts a card of the hand, or puts it back. Lifting one too many puts the first one back. */
  async lift(card: number): Promise<void> {
    if (!this.choices.length) return
    if (!this.choices.some((one) => one.action === 'Select' && (Number(one['cards']) >> card) & 1)) {
      return this.#showRefusal(await this.#scene.whyNot(this.#scene.catalogue.cards[card]?.id ?? ''))
    }
    const most = this.#scene.board.cards_played
    const others = this.cards.filter((other) => other !== card)
    this.cards = this.cards.includes(card) ? others : [...others, card].slice(-most)
  }

  /** Picks a target on the picture, or shows why it cannot be picked. */
  async pick(target: Target): Promise<void> {
    this.reason = null
    const first = this.choicesAt.get(target.key)?.[0]
    if (!first) return this.#explain(target)
    this.inspected = null
    if (target.kind === 'building') return this.openPayment(target.number)
    const picked = this.choice && targetKey(this.choice) === target.key
    if (picked) return this.send()
    this.word = first.word
  }

  /** Shows why a target cannot be picked. */
  async why(target: Target): Promise<void> {
    this.reason = null
    this.inspected = null
    await this.#explain(target)
  }

  async #explain(target: Target): Promise<void> {
    this.inspected = this.inspected === target.key ? null : target.key
    if (!this.inspected || !this.choices.length || !EXPLAINED[this.step]?.includes(target.kind)) return
    const reason = await this.#scene.whyNot(wordFor(target, this.#scene.catalogue)).catch(() => null)
    if (this.inspected === target.key) this.reason = reason
  }

  /** Shows the details of a target that stays pointed at for a moment. */
  explain(key: string | null): void {
    clearTimeout(this.#explainTimer)
    this.hovered = null
    if (key) this.#explainTimer = setTimeout(() => (this.hovered = key), EXPLAIN_DELAY_MS)
  }

  #showRefusal(reason: string | null): void {
    if (reason) toasts.say(reason, { kind: 'refused' })
  }

  /** Opens the payment for a building; opening it again closes it. */
  async openPayment(building: number): Promise<void> {
    const build = this.choicesAt.get(`building.${building}`)?.[0]
    if (this.building === building || !build) return this.#closePayment()
    this.building = building
    this.payments = []
    const previews = await this.#scene.previews(build.word).catch(() => NO_PREVIEWS)
    if (this.building !== building) return
    if (!Object.keys(previews).length) return this.send(build.word) // without previews, the payment is the next question
    this.previews = previews
    this.#setPayments(paymentsIn(Object.keys(previews)))
  }

  #setPayments(payments: readonly Payment[]): void {
    this.payments = payments
    this.paid = preferredPayment(payments, 'keep-silver')?.pieces ?? NO_PIECES
  }

  #closePayment(): void {
    this.building = null
    this.payments = []
    this.paid = NO_PIECES
  }

  /** Discards the draft. */
  clear(): void {
    this.#closePayment()
    this.cards = []
    this.word = null
    this.inspected = null
    this.reason = null
  }

  /** Sends the prepared words, or the given ones. */
  async send(...words: string[]): Promise<void> {
    const sent = words.length ? words : [...this.words]
    if (!sent.length || this.sending) return
    const { asked } = this.#scene
    this.sending = true
    clearTimeout(this.#hoverTimer)
    void hoverOf(this.#scene).look()
    await this.#scene.choose(...sent)
    if (this.#scene.asked !== asked) this.#finishSending()
    else setTimeout(() => (this.sending = false), SENDING_TIMEOUT_MS) // refused, or the position will arrive shortly
  }

  #finishSending(): void {
    if (this.sending) this.clear()
    this.sending = false
  }

  /** Previews a choice; without a word, the prepared move. */
  preview(word?: string): void {
    clearTimeout(this.#hoverTimer)
    if (this.sending) return
    const words = word ? [word] : this.step === 'selecting' ? [] : this.words
    if (!words.length) void hoverOf(this.#scene).look()
    else this.#hoverTimer = setTimeout(() => void hoverOf(this.#scene).look(...words), HOVER_DELAY_MS)
  }
}

export const moveDraftOf = onePerScene((scene: Scene) => new MoveDraft(scene))
