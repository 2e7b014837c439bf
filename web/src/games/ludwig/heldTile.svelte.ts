/** The picked tile and where it is held above the castle: dragging, rotating, and stepping through placements. */
import {
  type Direction,
  type TilePosition,
  type Point,
  type Spot,
  parsePosition,
  middle,
  nearest,
  towards,
  orientations,
  positionWord,
} from '../../draw/castle'
import { hoverOf } from '../../table/hover.svelte'
import type { Preview } from '../../table/model'
import { type Aim, aimOf } from './modules/aims'
import { extrasOf } from './modules/extras'
import { boxesOf } from './modules/ownCastle'
import { Pricing } from './pricing.svelte'
import { poseOf, tileOf } from './tiles'
import type { Ideas } from './types'

/** A held tile snaps to a placement within this distance, in cells. */
const SNAP_DISTANCE = 1.75
export const PREVIEW_DELAY_MS = 90

/** A picked tile, and the words that precede its placement. */
export interface Picked {
  tile: number
  start: readonly string[]
}

export abstract class HeldTile extends Pricing {
  ideas = $state.raw<Ideas | null>(null)
  position = $state.raw<TilePosition | null>(null)
  /** the room or side at which a renovation or a moat piece is held */
  aim = $state.raw<Aim | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** where the held tile lies, in words; null until that and the preview are known */
  where = $state<string | null>(null)
  /** why the placement is illegal, or why a tile cannot be bought */
  reason = $state<string | null>(null)
  /** whether keys or buttons moved the tile, so the view has to follow it */
  movedByKeys = $state(false)
  abstract readonly picked: Picked | null
  /** whether a move is being sent */
  abstract busy: boolean
  protected timer: ReturnType<typeof setTimeout> | undefined

  /** All legal placements of the picked tile, the best first. */
  spots = $derived.by((): readonly Spot[] => {
    if (!this.picked) return []
    const tile = tileOf(this.scene, this.picked.tile)
    return (this.ideas?.places[this.picked.tile] ?? []).flatMap(([word, points, completes]) => {
      const position = parsePosition(word)
      if (!position) return []
      const { width, height } = poseOf(tile, position.turn, position.dark)
      return [{ ...position, word, width, height, points, completes }]
    })
  })

  /** The rooms or sides where a picked renovation or moat piece can go, the best first. */
  aims = $derived.by((): readonly Aim[] => {
    const found = this.picked ? (this.ideas?.places[this.picked.tile] ?? []) : []
    return found.flatMap(([word, points, completes]) => aimOf(word, points, completes) ?? [])
  })

  /** The legal placement at which the tile is held; null if it is illegal. */
  spot = $derived.by((): Spot | null => {
    const word = this.position && positionWord(this.position)
    return this.spots.find((spot) => spot.word === word) ?? null
  })

  /** The legal placement or aim at which the tile is held. */
  get held(): Spot | Aim | null {
    return this.spot ?? this.aim
  }

  /** All legal placements, or all aims. */
  get options(): readonly (Spot | Aim)[] {
    return this.aims.length ? this.aims : this.spots
  }

  /** The boxes of all placements, in cells. */
  get boxes(): readonly (Point & { width: number; height: number })[] {
    return this.aims.length ? boxesOf(this.scene, this.aims) : this.spots
  }

  /** The number of the held placement in the list, from 1; 0 if it is illegal. */
  get place(): number {
    const word = this.held?.word
    return this.options.findIndex((option) => option.word === word) + 1
  }

  protected hold(position: TilePosition | null, movedByKeys = true): void {
    this.position = position
    this.aim = null
    this.movedByKeys = movedByKeys
    this.#schedulePreview(position && positionWord(position))
  }

  /** Holds a renovation over a room, or a moat piece at a side. */
  aimAt(aim: Aim | null): void {
    if (!aim || aim.word === this.aim?.word) return
    this.aim = aim
    this.#schedulePreview(aim.word)
  }

  /** Resets the preview and loads a new one after a short delay. */
  #schedulePreview(word: string | null): void {
    this.reason = null
    this.preview = null
    this.where = null
    clearTimeout(this.timer)
    const hover = hoverOf(this.scene)
    hover.word = this.held?.word ?? null
    hover.preview = null
    if (word) this.timer = setTimeout(() => void this.#loadPreview(word), PREVIEW_DELAY_MS)
  }

  /** Loads the preview of the placement, or the reason why it is illegal. */
  async #loadPreview(word: string): Promise<void> {
    if (!this.picked) return
    const told = this.#whereabouts(this.picked.tile, word)
    const words = [...this.picked.start, word]
    const { held } = this
    const complete = held && !(await this.needsOtherDecisions(words))
    if (this.busy) return
    const preview = complete ? await this.scene.preview(...words).catch(() => null) : null
    const reason = held ? null : await this.scene.whyNot(...words).catch(() => null)
    const where = await told
    if (word !== (this.aim?.word ?? (this.position && positionWord(this.position)))) return
    this.where = where
    this.preview = preview
    this.reason = reason
    hoverOf(this.scene).preview = preview
  }

  async #whereabouts(tile: number, word: string): Promise<string> {
    if (!this.spot) return ''
    const found = await this.scene.where(tile, [word]).catch(() => null)
    return found?.[word] ?? ''
  }

  /** Whether other decisions come between buying and placing: the card drawn for a moat piece, or coins and loans
   * with decrees. */
  protected async needsOtherDecisions(words: readonly string[]): Promise<boolean> {
    const moat = this.aims.some((aim) => aim.kind === 'moat')
    const decrees = extrasOf(this.scene)?.decrees[this.scene.seat ?? 0]?.length
    return (
      words.length > 1 && (moat || Boolean(decrees)) && (await this.scene.whyNot(...words).catch(() => null)) !== null
    )
  }

  /** Holds the tile at a point of the table, snapping to a legal placement nearby. */
  dragTo(point: Point, reach = SNAP_DISTANCE): void {
    if (!this.picked || !this.spots.length) return
    const now = this.position ?? { turn: 0, dark: false }
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
    if (this.position?.x !== x || this.position.y !== y || this.spot)
      this.hold({ x, y, turn: now.turn, dark: now.dark }, false)
  }

  /** Moves the tile to the nearest legal placement. */
  snap(): void {
    if (!this.picked || this.spot || !this.spots.length) return
    this.hold(nearest(this.spots, this.#middle()) ?? this.spots[0] ?? null, false)
  }

  #middle(): Point {
    if (!this.picked || !this.position) return { x: 1.5, y: 1.5 }
    const { width, height } = poseOf(tileOf(this.scene, this.picked.tile), this.position.turn, this.position.dark)
    return middle({ ...this.position, width, height })
  }

  /** Rotates the tile to the next legal orientation, as near to its place as possible. */
  turn(by = 1): void {
    this.#change((now, orientation) => orientation.dark === now.dark, by)
  }

  /** Turns a hallway over. */
  flip(): void {
    this.#change((now, orientation) => orientation.dark !== now.dark && orientation.turn === now.turn, 1, true)
  }

  get canFlip(): boolean {
    return new Set(this.spots.map((spot) => spot.dark)).size > 1
  }

  get canTurn(): boolean {
    return orientations(this.spots).length > 1
  }

  #change(
    fits: (now: TilePosition, orientation: { turn: number; dark: boolean }) => boolean,
    by: number,
    anyTurn = false,
  ): void {
    const now = this.position
    if (!now) return
    const all = orientations(this.spots)
    let list = all.filter((orientation) => fits(now, orientation))
    if (!list.length && anyTurn) list = all.filter((orientation) => orientation.dark !== now.dark)
    if (!list.length) return
    const at = list.findIndex((orientation) => orientation.turn === now.turn && orientation.dark === now.dark)
    const next = list[(at + by + list.length) % list.length] ?? list[0]
    const found = this.spots.filter((spot) => spot.turn === next?.turn && spot.dark === next.dark)
    this.hold(nearest(found, this.#middle()) ?? now)
  }

  /** Moves to the next legal placement in a direction, preferably without rotation. */
  step(direction: Direction): void {
    if (this.aims.length) return this.nextBest(direction === 'left' || direction === 'up' ? -1 : 1)
    const now = this.spot
    if (!now) return this.snap()
    const same = this.spots.filter((spot) => spot.turn === now.turn && spot.dark === now.dark)
    this.hold(towards(same.length > 1 ? same : this.spots, now, direction))
  }

  /** Moves to the next best placement, or back. */
  nextBest(by = 1): void {
    const count = this.options.length
    const next = count ? this.options[(this.place - 1 + by + count) % count] : undefined
    if (next) this.holdAt(next)
  }

  /** Holds the tile at one of its placements. */
  holdAt(place: Spot | Aim): void {
    if ('kind' in place) this.aimAt(place)
    else this.hold(place)
  }
}
