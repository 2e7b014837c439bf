/** The state of one board on the screen: legal choices from the server, their previews, and the cursor. */
import { centre, COUNT, type Hex, nameOf, SIDE } from '../../draw/hexes'
import { toasts } from '../../parts/toasts.svelte'
import { hoverOf } from '../../table/hover.svelte'
import type { Asked, Choice, Preview } from '../../table/model'
import { onePerScene } from '../../table/perScene.svelte'
import { RecentMoves } from './recentMoves.svelte'
import type { Scene } from './scene'
import type { Step } from './types'

/** The prefix of a word with a hex, by step. */
const PREFIX: Partial<Record<Step, string>> = { lifting: '-', putting: '+' }

export class BoardUi {
  readonly scene: Scene
  readonly recent = new RecentMoves()
  board = $derived.by(() => this.scene.board)
  /** the legal choices with a hex */
  legal = $derived.by(
    () => new Map(this.#choices.flatMap((one) => (typeof one['hex'] === 'number' ? [[one['hex'], one]] : []))),
  )
  /** the choices that use a location tile, by kind */
  tiles = $derived.by(
    () => new Map(this.#choices.filter((one) => one.action === 'UseTile').map((one) => [one.word, one])),
  )
  end = $derived.by(() => this.#choices.find((one) => one.action === 'EndTurn'))
  previews = $state.raw<Readonly<Record<string, Preview>>>({})
  /** the hex with the keyboard focus */
  cursor = $state<Hex>((COUNT + SIDE) / 2)
  /** the hex under the pointer or the focus */
  pointed = $state<Hex | null>(null)
  /** the hex of a move that is being sent */
  pending = $state<Hex | null>(null)
  /** the hex that was tapped: its ghost and its preview stay until it is built, or another one is tapped */
  chosen = $state<Hex | null>(null)
  /** the goal that is pointed at, by its row in the panel, and the one that is kept */
  goal = $state<number | null>(null)
  keptGoal = $state<number | null>(null)
  refusal = $state.raw<{ hex: Hex; text: string } | null>(null)
  /** what a person asked to hear about a hex */
  described = $state('')
  #choices = $derived.by((): readonly Choice[] => (this.scene.readonly ? [] : (this.scene.asked?.choices ?? [])))
  #previewsFor: Asked | null = null

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Loads the previews of all choices, once per position. */
  async loadPreviews(): Promise<void> {
    const asked = this.scene.readonly ? null : this.scene.asked
    if (asked === this.#previewsFor) return
    this.#previewsFor = asked
    this.previews = {}
    this.refusal = this.pending = this.chosen = null
    if (!asked?.choices.some((choice) => 'hex' in choice)) return
    const found = await this.scene.previews().catch(() => ({}))
    if (asked === this.#previewsFor) this.previews = found
    this.point(this.pointed)
  }

  /** The hexes that the goal pointed at counts: for the own seat, or for all where there is none. */
  get counted(): readonly Hex[] {
    const row = this.board.counted?.[this.goal ?? this.keptGoal ?? -1] ?? []
    const seat = this.scene.seat
    return seat === null ? row.flat() : (row[seat] ?? [])
  }

  previewAt(hex: Hex): Preview | undefined {
    const word = this.legal.get(hex)?.word
    return word === undefined ? undefined : this.previews[word]
  }

  /** The preview of the hex under the pointer. */
  get preview(): Preview | null {
    return hoverOf(this.scene).preview
  }

  /** Sets the hex under the pointer, or else the one that was tapped, and its preview in the panels. */
  point(pointed: Hex | null): void {
    const hex = pointed ?? this.chosen
    this.pointed = hex
    this.described = ''
    if (hex === null || hex !== this.refusal?.hex) this.refusal = null
    const word = hex === null ? undefined : this.legal.get(hex)?.word
    this.#setHover(word, word === undefined ? undefined : this.previews[word])
  }

  #setHover(word: string | undefined, known: Preview | undefined): void {
    const hover = hoverOf(this.scene)
    if (word !== undefined && !known) return void hover.look(word)
    void hover.look()
    hover.word = word ?? null
    hover.preview = known ?? null
  }

  /** A finger hides what is under it: the first tap on a hex previews it, the second one picks it. */
  async tap(hex: Hex): Promise<void> {
    const again = this.chosen === hex || this.board.step === 'lifting'
    if (!again && this.legal.has(hex)) return this.show(hex)
    this.chosen = null
    await this.pick(hex)
  }

  /** Previews a hex without a mouse that stays on it; a legal one can be built with a button then. */
  show(hex: Hex | null): void {
    this.chosen = hex !== null && this.legal.has(hex) && this.board.step !== 'lifting' ? hex : null
    if (hex !== null) this.cursor = hex
    this.point(hex)
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
    this.refusal = this.chosen = null
    this.point(null)
    await this.scene.choose(choice.word).catch((error: unknown) => toasts.refused(error, this.scene.game))
  }

  /** Shows why a hex cannot be picked. */
  async explain(hex: Hex): Promise<void> {
    if (!this.scene.asked || this.scene.readonly) return
    const text = await this.scene.whyNot(`${PREFIX[this.board.step] ?? ''}${nameOf(hex)}`).catch(() => null)
    if (text) this.refusal = { hex, text }
  }

  /** The legal hex that is nearest to another. */
  nearestLegal(from: Hex): Hex | null {
    const { x, y } = centre(from)
    const away = (hex: Hex) => Math.hypot(centre(hex).x - x, centre(hex).y - y)
    return [...this.legal.keys()].toSorted((one, other) => away(one) - away(other) || one - other)[0] ?? null
  }

  /** The next legal hex in reading order, or the previous one; wraps around. */
  nextLegal(from: Hex, back: boolean): Hex | null {
    const places = [...this.legal.keys()].sort((a, b) => (back ? b - a : a - b))
    return places.find((hex) => (back ? hex < from : hex > from)) ?? places[0] ?? null
  }
}

/** The board state of a scene, shared by board, panels and action bar. */
export const boardUiOf = onePerScene((scene: Scene) => new BoardUi(scene))
