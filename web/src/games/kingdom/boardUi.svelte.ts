/** One board as it is used here: what may be picked, what it would bring, where the cursor is. No rules: the server lists. */
import { COUNT, type Hex, nameOf, SIDE } from '../../draw/hexes'
import { toasts } from '../../parts/toasts.svelte'
import { hoverOf } from '../../table/hover.svelte'
import type { Asked, Choice, Preview } from '../../table/model'
import { onePerScene } from '../../table/perScene.svelte'
import { Recent } from './recent.svelte'
import type { Scene } from './scene'
import type { Step } from './types'

/** How a word about a hex begins, by what is being decided. */
const SIGN: Partial<Record<Step, string>> = { lifting: '-', putting: '+' }

export class BoardUi {
  readonly scene: Scene
  readonly recent = new Recent()
  board = $derived.by(() => this.scene.board)
  /** what may be picked on the board */
  legal = $derived.by(
    () => new Map(this.#choices.flatMap((one) => (typeof one['hex'] === 'number' ? [[one['hex'], one]] : []))),
  )
  /** tiles that may be used, by kind */
  tiles = $derived.by(
    () => new Map(this.#choices.filter((one) => one.action === 'UseTile').map((one) => [one.word, one])),
  )
  end = $derived.by(() => this.#choices.find((one) => one.action === 'EndTurn'))
  previews = $state.raw<Readonly<Record<string, Preview>>>({})
  /** the hex that the keyboard stands on */
  cursor = $state<Hex>((COUNT + SIDE) / 2)
  /** the hex under the pointer or the focus */
  pointed = $state<Hex | null>(null)
  /** the hex whose answer is on its way */
  pending = $state<Hex | null>(null)
  refusal = $state.raw<{ hex: Hex; text: string } | null>(null)
  #choices = $derived.by((): readonly Choice[] => (this.scene.readonly ? [] : (this.scene.asked?.choices ?? [])))
  #previewsFor: Asked | null = null

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Asks once for each position what every choice would bring. */
  async loadPreviews(): Promise<void> {
    const asked = this.scene.readonly ? null : this.scene.asked
    if (asked === this.#previewsFor) return
    this.#previewsFor = asked
    this.previews = {}
    this.refusal = this.pending = null
    if (!asked?.choices.some((choice) => 'hex' in choice)) return
    const found = await this.scene.previews().catch(() => ({}))
    if (asked === this.#previewsFor) this.previews = found
    this.point(this.pointed)
  }

  previewAt(hex: Hex): Preview | undefined {
    const word = this.legal.get(hex)?.word
    return word === undefined ? undefined : this.previews[word]
  }

  /** What the looked-at hex would bring, also where nothing was preview in bulk. */
  get preview(): Preview | null {
    return hoverOf(this.scene).preview
  }

  /** Looks at a hex, or away: the panels beside the board follow. */
  point(hex: Hex | null): void {
    this.pointed = hex
    if (hex === null || hex !== this.refusal?.hex) this.refusal = null
    const word = hex === null ? undefined : this.legal.get(hex)?.word
    this.#look(word, word === undefined ? undefined : this.previews[word])
  }

  #look(word: string | undefined, known: Preview | undefined): void {
    const hover = hoverOf(this.scene)
    if (word !== undefined && !known) return void hover.look(word)
    void hover.look()
    hover.word = word ?? null
    hover.preview = known ?? null
  }

  async pick(hex: Hex): Promise<void> {
    this.cursor = hex
    const choice = this.legal.get(hex)
    if (!choice) return this.explain(hex)
    if (this.pending !== null) return
    this.pending = hex
    await this.choose(choice)
    if (this.pending === hex) this.pending = null
  }

  async choose(choice: Choice): Promise<void> {
    this.refusal = null
    this.point(null)
    await this.scene.choose(choice.word).catch((error: unknown) => toasts.refused(error, this.scene.game))
  }

  /** Why a hex cannot be picked, in words. */
  async explain(hex: Hex): Promise<void> {
    if (!this.scene.asked || this.scene.readonly) return
    const text = await this.scene.whyNot(`${SIGN[this.board.step] ?? ''}${nameOf(hex)}`).catch(() => null)
    if (text) this.refusal = { hex, text }
  }

  /** The next hex that may be picked, in reading order or backwards. */
  nextLegal(from: Hex, back: boolean): Hex | null {
    const places = [...this.legal.keys()].sort((a, b) => (back ? b - a : a - b))
    return places.find((hex) => (back ? hex < from : hex > from)) ?? places[0] ?? null
  }
}

/** The ui of a scene, shared by board, panels and action bar. */
export const boardUiOf = onePerScene((scene: Scene) => new BoardUi(scene))
