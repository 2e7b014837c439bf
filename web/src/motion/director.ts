/** Moves things from where they were to where they are, after each step of a scene. */
import { play } from '../table/sounds'
import { copyOf, labelled, resized } from './copies'
import { type Cue, type Place, starts, TRAVEL_MS } from './cues'
import { cameFrom, centred, found, movedTo, type Rect } from './rects'

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
const SHIFT_MS = 240
/** The size of a label, of which only the centre counts. */
const LABEL: Rect = { x: 0, y: 0, width: 48, height: 28 }

/** A copy of something as it was, and where. */
interface Kept {
  copy: HTMLElement
  rect: Rect
}

/** A cue, where it begins, and a copy of what stood there. */
interface Departure {
  cue: Cue
  from: Rect | null
  kept: Kept | null
}

export class Director {
  readonly #root: HTMLElement
  readonly #layer: HTMLElement
  #departures: readonly Departure[] = []
  #before = new Map<string, Rect>()
  /** what left its place in an earlier step and has not arrived yet */
  #kept = new Map<string, Kept>()
  #running = new Set<Animation>()
  #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root
    this.#layer = layer
  }

  /** Notes where things are before the page changes. */
  before(cues: readonly Cue[]): void {
    this.#before = this.#measured()
    for (const cue of cues) this.#keep(cue.keeps)
    this.#departures = cues.map((cue) => {
      const kept = cue.carries ? this.#keep(cue.from) : null
      return { cue, kept, from: kept?.rect ?? found(this.#root, cue.from?.slice(0, 1))?.rect ?? null }
    })
  }

  /** Moves everything, once the page has changed. Whatever follows the camera waits until it stands still. */
  after(factor: number): void {
    const times = starts(this.#departures.map(({ cue }) => cue))
    const lead = this.#gliding() ? SHIFT_MS : 0
    const claimed = new Set<Element>()
    this.#departures.forEach((departure, number) => {
      const delay = ((times[number] ?? 0) + lead) * factor
      this.#hideUntil(departure.cue, delay + TRAVEL_MS * factor, claimed)
      this.#later(delay, () => this.#depart(departure, factor))
    })
    this.#shift(claimed, factor)
    this.#departures = []
  }

  /** Everything is where it belongs, at once. */
  clear(): void {
    for (const animation of this.#running) animation.cancel()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#running.clear()
    this.#timers.clear()
    this.#kept.clear()
    this.#layer.replaceChildren()
    this.#departures = []
  }

  /** A copy of what stands at a place now, or stood there when it was kept. */
  #keep(place: Place | undefined): Kept | null {
    const here = found(this.#root, place?.slice(0, 1))
    const name = place?.[0] ?? ''
    if (!here) return this.#kept.get(name) ?? null
    const kept = { copy: copyOf(here.element, here.rect), rect: here.rect }
    this.#kept.set(name, kept)
    return kept
  }

  /** The rectangles of the pieces that keep their identity. */
  #measured(): Map<string, Rect> {
    const rects = new Map<string, Rect>()
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width) rects.set(element.dataset['piece'] ?? '', { x, y, width, height })
    }
    return rects
  }

  #gliding(): boolean {
    const transitions = this.#root.getAnimations({ subtree: true })
    return transitions.some((one) => one instanceof CSSTransition && one.transitionProperty === 'transform')
  }

  #hideUntil(cue: Cue, until: number, claimed: Set<Element>): void {
    const lands = cue.lands === null ? null : found(this.#root, cue.lands ?? cue.copy)
    if (!lands || !cue.from) return
    claimed.add(lands.element)
    this.#animate(lands.element, [{ opacity: 0 }, { opacity: 0 }], { duration: until })
  }

  #depart({ cue, from: known, kept }: Departure, factor: number): void {
    const from = known ?? found(this.#root, cue.from)?.rect
    const to = found(this.#root, cue.to ?? cue.copy)
    if (cue.sound) this.#later(from ? TRAVEL_MS * factor * 0.8 : 0, () => cue.sound && play(cue.sound))
    if (!from || !to) return
    if (cue.label)
      return this.#fly(labelled(cue.label), LABEL, centred(from, LABEL), centred(to.rect, LABEL), cue, factor)
    const model = kept ? null : found(this.#root, cue.copy)
    const size = kept?.rect ?? model?.rect
    const thing = kept
      ? resized(kept.copy.cloneNode(true) as HTMLElement, kept.rect)
      : model && copyOf(model.element, model.rect)
    if (thing && size) this.#fly(thing, size, from, to.rect, cue, factor)
  }

  #fly(thing: HTMLElement, size: Rect, from: Rect, to: Rect, cue: Cue, factor: number): void {
    const [begin, end] = [movedTo(size, from), movedTo(size, to)]
    const rises = cue.label?.kind === 'points'
    const frames: Keyframe[] = rises
      ? [
          { transform: begin, opacity: 0 },
          { transform: `${begin} translateY(-28px)`, opacity: 1, offset: 0.4 },
          { transform: end },
        ]
      : [{ transform: begin }, { transform: end }]
    this.#layer.append(thing)
    const flight = this.#animate(thing, frames, { duration: TRAVEL_MS * factor * (rises ? 1.6 : 1), easing: EASE })
    if (cue.turns) this.#turn(thing, factor)
    flight.onfinish = flight.oncancel = () => thing.remove()
  }

  /** Turns a card over while it travels. */
  #turn(thing: HTMLElement, factor: number): void {
    const frames = [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }]
    if (thing.firstElementChild) this.#animate(thing.firstElementChild, frames, { duration: TRAVEL_MS * factor })
  }

  /** Pieces that stand elsewhere now glide there. */
  #shift(claimed: ReadonlySet<Element>, factor: number): void {
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const was = this.#before.get(element.dataset['piece'] ?? '')
      const is = element.getBoundingClientRect()
      if (!was || claimed.has(element) || !is.width || Math.hypot(was.x - is.x, was.y - is.y) < 2) continue
      const scale = element.offsetWidth ? is.width / element.offsetWidth : 1
      const frames = [{ transform: cameFrom(was, is, scale) }, { transform: 'none' }]
      this.#animate(element, frames, { duration: SHIFT_MS * factor, easing: EASE })
    }
  }

  #animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options)
    const forget = () => void this.#running.delete(animation)
    this.#running.add(animation)
    animation.finished.then(forget, forget)
    return animation
  }

  #later(delay: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      act()
    }, delay)
    this.#timers.add(timer)
  }
}
