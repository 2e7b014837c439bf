/** Moves things from where they were to where they are, after each step of a scene. */
import { play } from '../table/sounds'
import { type Cue, starts, TRAVEL_MS } from './cues'
import { copyOf, labelled } from './copies'
import { cameFrom, found, movedTo, type Rect } from './rects'

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
const SHIFT_MS = 240
/** The size of a label, of which only the centre counts. */
const LABEL: Rect = { x: 0, y: 0, width: 48, height: 28 }

/** A cue and where it begins. */
interface Departure {
  cue: Cue
  from: Rect | null
}

export class Director {
  readonly #root: HTMLElement
  readonly #layer: HTMLElement
  #departures: readonly Departure[] = []
  #before = new Map<string, Rect>()
  /** where tiles and cards were last seen: they may leave the screen before they arrive */
  #lastSeen = new Map<string, Rect>()
  #running = new Set<Animation>()
  #timers = new Set<ReturnType<typeof setTimeout>>()

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root
    this.#layer = layer
  }

  /** Notes where things are before the page changes. */
  before(cues: readonly Cue[]): void {
    this.#before = this.#measured()
    for (const [key, rect] of this.#before) this.#lastSeen.set(key, rect)
    this.#departures = cues.map((cue) => ({ cue, from: this.#whence(cue) }))
  }

  /** Moves everything, once the page has changed. */
  after(factor: number): void {
    const times = starts(this.#departures.map(({ cue }) => cue))
    const claimed = new Set<Element>()
    this.#departures.forEach(({ cue, from }, number) => {
      const delay = (times[number] ?? 0) * factor
      if (cue.sound) this.#later(delay + (cue.from ? TRAVEL_MS * factor * 0.8 : 0), cue.sound)
      this.#send(cue, from, delay, factor, claimed)
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
    this.#layer.replaceChildren()
    this.#departures = []
  }

  #whence(cue: Cue): Rect | null {
    const here = found(this.#root, cue.from)
    if (here) return here.rect
    return cue.from?.map((name) => this.#lastSeen.get(name)).find(Boolean) ?? null
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

  #send(cue: Cue, from: Rect | null, delay: number, factor: number, claimed: Set<Element>): void {
    const target = found(this.#root, cue.to ?? cue.copy)
    const model = cue.copy ? found(this.#root, cue.copy) : null
    const lands = cue.lands === null ? null : found(this.#root, cue.lands ?? cue.copy)
    if (lands) claimed.add(lands.element)
    if (!from || !target || (!model && !cue.label)) return
    const size = model?.rect ?? LABEL
    const thing = cue.label ? labelled(cue.label) : model && copyOf(model.element, model.rect)
    if (!thing) return
    this.#fly(
      thing,
      movedTo(size, cue.label ? centred(from) : from),
      movedTo(size, cue.label ? centred(target.rect) : target.rect),
      delay,
      factor,
      cue,
    )
    if (lands) this.#hide(lands.element, delay + TRAVEL_MS * factor)
  }

  #fly(thing: HTMLElement, from: string, to: string, delay: number, factor: number, cue: Cue): void {
    this.#layer.append(thing)
    const rises = cue.label?.kind === 'points'
    const middle = { transform: `${from} translateY(-28px)`, opacity: 1, offset: 0.4 }
    const frames: Keyframe[] = [
      { transform: from, opacity: rises ? 0 : 1 },
      ...(rises ? [middle] : []),
      { transform: to, opacity: 1 },
    ]
    const duration = TRAVEL_MS * factor * (rises ? 1.6 : 1)
    const flight = this.#animate(thing, frames, { duration, delay, easing: EASE, fill: 'backwards' })
    thing.classList.add('waiting')
    this.#timers.add(setTimeout(() => thing.classList.remove('waiting'), delay))
    flight.onfinish = flight.oncancel = () => thing.remove()
  }

  #hide(element: Element, duration: number): void {
    this.#animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration })
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
    this.#running.add(animation)
    void animation.finished.then(
      () => this.#running.delete(animation),
      () => this.#running.delete(animation),
    )
    return animation
  }

  #later(delay: number, sound: Parameters<typeof play>[0]): void {
    this.#timers.add(setTimeout(() => play(sound), delay))
  }
}

/** A rectangle of a label's size around the centre of another. */
function centred({ x, y, width, height }: Rect): Rect {
  return { ...LABEL, x: x + (width - LABEL.width) / 2, y: y + (height - LABEL.height) / 2 }
}
