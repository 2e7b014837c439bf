/** The piece in hand and where it is held: carried over the table, turned, walked from place to place. */
import {
  type Direction,
  type Lie,
  type Point,
  type Spot,
  lieOf,
  middle,
  nearest,
  towards,
  ways,
  wordOf,
} from '../../draw/castle'
import { hoverOf } from '../../table/hover.svelte'
import type { Preview } from '../../table/model'
import { type Aim, aimOf } from './modules/aims'
import { extrasOf } from './modules/extras'
import { boxesOf } from './modules/now'
import { Pricing } from './pricing.svelte'
import { poseOf, tileOf } from './tiles'
import type { Ideas } from './types'

/** A held tile snaps to a place whose middle is so near, in cells. */
const REACH = 1.75
export const PATIENCE = 90

/** A tile picked up, and the words that come before its place. */
export interface Picked {
  tile: number
  start: readonly string[]
}

export abstract class Carrying extends Pricing {
  ideas = $state.raw<Ideas | null>(null)
  lie = $state.raw<Lie | null>(null)
  /** what a renovation or a moat piece is held over */
  aim = $state.raw<Aim | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** why the tile may not lie there, or why something cannot be bought */
  reason = $state<string | null>(null)
  /** the tile was moved by keys or buttons: the view goes where it is */
  walked = $state(false)
  abstract readonly picked: Picked | null
  /** words are on their way */
  abstract busy: boolean
  protected timer: ReturnType<typeof setTimeout> | undefined

  /** All legal places of the tile picked up, the best first. */
  spots = $derived.by((): readonly Spot[] => {
    if (!this.picked) return []
    const tile = tileOf(this.scene, this.picked.tile)
    return (this.ideas?.places[this.picked.tile] ?? []).flatMap(([word, points, completes]) => {
      const lie = lieOf(word)
      if (!lie) return []
      const { width, height } = poseOf(tile, lie.turn, lie.dark)
      return [{ ...lie, word, width, height, points, completes }]
    })
  })

  /** Where a renovation or a moat piece picked up could go, the best first. */
  aims = $derived.by((): readonly Aim[] => {
    const found = this.picked ? (this.ideas?.places[this.picked.tile] ?? []) : []
    return found.flatMap(([word, points, completes]) => aimOf(word, points, completes) ?? [])
  })

  /** The legal place at which the tile is held, if it is one. */
  spot = $derived.by((): Spot | null => {
    const word = this.lie && wordOf(this.lie)
    return this.spots.find((spot) => spot.word === word) ?? null
  })

  /** The place or the aim at which the piece is held. */
  get held(): Spot | Aim | null {
    return this.spot ?? this.aim
  }

  /** All places, or all aims. */
  get ways(): readonly (Spot | Aim)[] {
    return this.aims.length ? this.aims : this.spots
  }

  /** The boxes of all places, in cells. */
  get boxes(): readonly (Point & { width: number; height: number })[] {
    return this.aims.length ? boxesOf(this.scene, this.aims) : this.spots
  }

  get place(): number {
    const word = this.held?.word
    return this.ways.findIndex((way) => way.word === word) + 1
  }

  protected hold(lie: Lie | null, walked = true): void {
    this.lie = lie
    this.aim = null
    this.walked = walked
    this.#look(lie && wordOf(lie))
  }

  /** Holds a renovation over a room, or a moat piece at a side. */
  aimAt(aim: Aim | null): void {
    if (!aim || aim.word === this.aim?.word) return
    this.aim = aim
    this.#look(aim.word)
  }

  /** Something else is held: what it brings is asked after a moment. */
  #look(word: string | null): void {
    this.reason = null
    this.preview = null
    clearTimeout(this.timer)
    const hover = hoverOf(this.scene)
    hover.word = this.held?.word ?? null
    hover.preview = null
    if (word) this.timer = setTimeout(() => void this.#fetchPreview(word), PATIENCE)
  }

  /** What it would bring here, or why it may not lie here. */
  async #fetchPreview(word: string): Promise<void> {
    if (!this.picked) return
    const words = [...this.picked.start, word]
    const { held } = this
    const whole = held && !(await this.unsettled(words))
    if (this.busy) return
    const told = whole ? await this.scene.preview(...words).catch(() => null) : null
    const reason = held ? null : await this.scene.whyNot(...words).catch(() => null)
    if (word !== (this.aim?.word ?? (this.lie && wordOf(this.lie)))) return
    this.preview = told
    this.reason = reason
    hoverOf(this.scene).preview = told
  }

  /** Whether something comes between buying and placing: a card that is turned for a moat piece, or, with decrees,
   * coins and loans. */
  protected async unsettled(words: readonly string[]): Promise<boolean> {
    const moat = this.aims.some((aim) => aim.kind === 'moat')
    const decrees = extrasOf(this.scene)?.decrees[this.scene.seat ?? 0]?.length
    return (
      words.length > 1 && (moat || Boolean(decrees)) && (await this.scene.whyNot(...words).catch(() => null)) !== null
    )
  }

  /** Holds the tile over a point of the table: at a legal place near it, else just there. */
  follow(point: Point, reach = REACH): void {
    if (!this.picked || !this.spots.length) return
    const now = this.lie ?? { turn: 0, dark: false }
    const spot = nearest(
      this.spots.filter((one) => one.turn === now.turn && one.dark === now.dark),
      point,
      reach,
    )
    if (spot) {
      if (spot.word !== this.spot?.word) this.hold(spot, false)
      return
    }
    const pose = poseOf(tileOf(this.scene, this.picked.tile), now.turn, now.dark)
    const x = Math.round(point.x - pose.width / 2)
    const y = Math.round(point.y - pose.height / 2)
    if (this.lie?.x !== x || this.lie.y !== y || this.spot) this.hold({ x, y, turn: now.turn, dark: now.dark }, false)
  }

  /** Back to a legal place, the one nearest to where the tile is. */
  settle(): void {
    if (!this.picked || this.spot || !this.spots.length) return
    this.hold(nearest(this.spots, this.#middle()) ?? this.spots[0] ?? null, false)
  }

  #middle(): Point {
    if (!this.picked || !this.lie) return { x: 1.5, y: 1.5 }
    const { width, height } = poseOf(tileOf(this.scene, this.picked.tile), this.lie.turn, this.lie.dark)
    return middle({ ...this.lie, width, height })
  }

  /** Turns the tile to the next way in which it can be placed, staying as near as it can. */
  turn(by = 1): void {
    this.#change((now, way) => way.dark === now.dark, by)
  }

  /** Turns a hallway over. */
  flip(): void {
    this.#change((now, way) => way.dark !== now.dark && way.turn === now.turn, 1, true)
  }

  get canFlip(): boolean {
    return new Set(this.spots.map((spot) => spot.dark)).size > 1
  }

  get canTurn(): boolean {
    return ways(this.spots).length > 1
  }

  #change(fits: (now: Lie, way: { turn: number; dark: boolean }) => boolean, by: number, any = false): void {
    const now = this.lie
    if (!now) return
    const all = ways(this.spots)
    let list = all.filter((way) => fits(now, way))
    if (!list.length && any) list = all.filter((way) => way.dark !== now.dark)
    if (!list.length) return
    const at = list.findIndex((way) => way.turn === now.turn && way.dark === now.dark)
    const next = list[(at + by + list.length) % list.length] ?? list[0]
    const found = this.spots.filter((spot) => spot.turn === next?.turn && spot.dark === next.dark)
    this.hold(nearest(found, this.#middle()) ?? now)
  }

  /** Walks to the next legal place in a direction, first among those that need no turning. */
  walk(direction: Direction): void {
    if (this.aims.length) return this.better(direction === 'left' || direction === 'up' ? -1 : 1)
    const now = this.spot
    if (!now) return this.settle()
    const same = this.spots.filter((spot) => spot.turn === now.turn && spot.dark === now.dark)
    this.hold(towards(same.length > 1 ? same : this.spots, now, direction))
  }

  /** The next best place. */
  better(by = 1): void {
    const count = this.ways.length
    const next = count ? this.ways[(this.place - 1 + by + count) % count] : undefined
    if (next && 'kind' in next) this.aimAt(next)
    else if (next) this.hold(next)
  }
}
