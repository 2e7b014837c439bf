/** The choice under the pointer or the focus, shared between board, goals and action bar; one for each scene. */
import type { Foretold, Scene } from './model'
import { onePerScene } from './perScene.svelte'

export class Hover {
  word = $state<string | null>(null)
  foretold = $state.raw<Foretold | null>(null)
  #scene: Scene
  #asked = 0

  constructor(scene: Scene) {
    this.#scene = scene
  }

  /** Previews these words; without words, clears the preview. */
  async look(...words: string[]): Promise<void> {
    const asked = ++this.#asked
    this.word = words.at(-1) ?? null
    if (!words.length) {
      this.foretold = null
      return
    }
    const foretold = await this.#scene.preview(...words).catch(() => null)
    if (asked === this.#asked) this.foretold = foretold
  }
}

/** The hover of a scene. */
export const hoverOf = onePerScene((scene) => new Hover(scene))
