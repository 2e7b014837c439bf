/** What the reader has laid ready and not yet sent; one for each scene. */
import { toasts } from '../../parts/toasts.svelte'
import { hoverOf } from '../../table/hover.svelte'
import type { Choice, Preview } from '../../table/model'
import { onePerScene } from '../../table/perScene.svelte'
import type { Pieces } from './components'
import { found, type Payment, paymentsIn, wished } from './payments'
import type { Scene } from './scene'
import { answersOn, keyOf, type Thing, type ThingKind, wordFor } from './things'

/** The kinds of things that a question is about: of these one may wonder why not. */
const CONCERNS: Record<string, readonly ThingKind[]> = {
  'taking-back': ['spot'],
  stationing: ['spot'],
  emptying: ['tower'],
  building: ['building', 'space'],
  paying: ['building'],
  placing: ['space', 'building'],
}
/** How long a position may take after the move was written down, in ms. */
const ON_ITS_WAY = 400
/** Who only passes over an answer asks nothing, in ms. */
const A_GLANCE = 90
const NO_PIECES: Pieces = [0, 0, 0, 0, 0]
const NO_FLAGS: Record<string, Preview> = {}

export class Bench {
  /** cards of the hand that are lifted */
  cards = $state.raw<readonly number[]>([])
  /** the answer that is picked, where one word says it all */
  word = $state<string | null>(null)
  /** the building that is to be paid for */
  building = $state<number | null>(null)
  /** what is laid down for it */
  paid = $state.raw<Pieces>(NO_PIECES)
  payments = $state.raw<readonly Payment[]>([])
  /** what each answer brings, as far as the server knows */
  flags = $state.raw<Record<string, Preview>>(NO_FLAGS)
  /** the thing on the picture that is looked at, and why it cannot be picked */
  about = $state<string | null>(null)
  reason = $state<string | null>(null)
  /** on its way: nothing more is sent or asked until it has arrived */
  sending = $state(false)
  #scene: Scene
  #looking: ReturnType<typeof setTimeout> | undefined

  choices = $derived.by((): readonly Choice[] => (this.#scene.readonly ? [] : (this.#scene.asked?.choices ?? [])))
  answers = $derived.by(() => answersOn(this.choices))
  step = $derived.by(() => this.#scene.board.step)

  /** The words that the main button sends; none while something is missing. */
  words = $derived.by((): readonly string[] => {
    if (this.sending) return []
    const build = this.answers.get(`building.${this.building}`)?.[0]
    if (this.step === 'paying' || build) {
      const payment = found(this.payments, this.paid)
      return payment ? [...(build ? [build.word] : []), payment.word] : []
    }
    if (this.cards.length) return this.#selection()
    return this.word && this.choices.some((choice) => choice.word === this.word) ? [this.word] : []
  })

  /** The choice that is picked. */
  choice = $derived.by(() => this.choices.find((choice) => choice.word === this.word) ?? null)

  constructor(scene: Scene) {
    this.#scene = scene
  }

  #selection(): readonly string[] {
    const bits = this.cards.reduce((sum, card) => sum | (1 << card), 0)
    const choice = this.choices.find((one) => one.action === 'Select' && one['cards'] === bits)
    return choice ? [choice.word] : []
  }

  /** A new question: what does not answer it is put away, what each answer brings is asked. */
  async begin(): Promise<void> {
    const asked = this.#scene.asked
    this.#arrived()
    if (this.word && !this.choice) this.word = null
    if (!this.choices.some((choice) => choice.action === 'Select')) this.cards = []
    if (this.step !== 'building' || !this.answers.has(`building.${this.building}`)) this.#close()
    this.flags = NO_FLAGS
    if (!asked || this.#scene.readonly || this.step === 'selecting') return
    if (this.step === 'paying') this.#lay(paymentsIn(this.choices.map((choice) => choice.word)))
    if (this.step === 'building') return
    const flags = await this.#scene.previews().catch(() => NO_FLAGS)
    if (this.#scene.asked === asked) this.flags = flags
  }

  /** Lifts a card of the hand, or puts it back; of more than are played the first goes back. */
  async lift(card: number): Promise<void> {
    if (!this.choices.length) return
    if (!this.choices.some((one) => one.action === 'Select' && (Number(one['cards']) >> card) & 1)) {
      return this.#tell(await this.#scene.whyNot(this.#scene.catalogue.cards[card]?.id ?? ''))
    }
    const most = this.#scene.board.cards_played
    const others = this.cards.filter((other) => other !== card)
    this.cards = this.cards.includes(card) ? others : [...others, card].slice(-most)
  }

  /** Picks what stands at a place of the picture, or shows why it cannot be picked. */
  async pick(thing: Thing): Promise<void> {
    this.reason = null
    const answers = this.answers.get(thing.key)
    const first = answers?.[0]
    if (!first) return this.#ask(thing)
    this.about = null
    if (thing.kind === 'building') return this.open(thing.number)
    const picked = this.choice && keyOf(this.choice) === thing.key
    if (picked) return this.send()
    this.word = first.word
  }

  async #ask(thing: Thing): Promise<void> {
    this.about = this.about === thing.key ? null : thing.key
    if (!this.about || !this.choices.length || !CONCERNS[this.step]?.includes(thing.kind)) return
    const reason = await this.#scene.whyNot(wordFor(thing, this.#scene.catalogue)).catch(() => null)
    if (this.about === thing.key) this.reason = reason
  }

  #tell(reason: string | null): void {
    if (reason) toasts.say(reason, { kind: 'refused' })
  }

  /** Lays a building's payments out; picked a second time it is put back. */
  async open(building: number): Promise<void> {
    const build = this.answers.get(`building.${building}`)?.[0]
    if (this.building === building || !build) return this.#close()
    this.building = building
    this.payments = []
    const ways = await this.#scene.previews(build.word).catch(() => NO_FLAGS)
    if (this.building !== building) return
    if (!Object.keys(ways).length) return this.send(build.word) // a plan cannot look further: the payment is asked next
    this.flags = ways
    this.#lay(paymentsIn(Object.keys(ways)))
  }

  #lay(payments: readonly Payment[]): void {
    this.payments = payments
    this.paid = wished(payments, 'keep-silver')?.pieces ?? NO_PIECES
  }

  #close(): void {
    this.building = null
    this.payments = []
    this.paid = NO_PIECES
  }

  /** Puts everything back. */
  clear(): void {
    this.#close()
    this.cards = []
    this.word = null
    this.about = null
    this.reason = null
  }

  /** Sends what is ready, or the words given. */
  async send(...words: string[]): Promise<void> {
    const said = words.length ? words : [...this.words]
    if (!said.length || this.sending) return
    const { asked } = this.#scene
    this.sending = true
    clearTimeout(this.#looking)
    void hoverOf(this.#scene).look()
    await this.#scene.choose(...said)
    if (this.#scene.asked !== asked) this.#arrived()
    else setTimeout(() => (this.sending = false), ON_ITS_WAY) // refused, or the position follows in a moment
  }

  #arrived(): void {
    if (this.sending) this.clear()
    this.sending = false
  }

  /** Asks what an answer would bring; without one, what is laid ready. */
  look(word?: string): void {
    clearTimeout(this.#looking)
    if (this.sending) return
    const words = word ? [word] : this.step === 'selecting' ? [] : this.words
    if (!words.length) void hoverOf(this.#scene).look()
    else this.#looking = setTimeout(() => void hoverOf(this.#scene).look(...words), A_GLANCE)
  }
}

/** The bench of a scene. */
export const benchOf = onePerScene((scene: Scene) => new Bench(scene))
