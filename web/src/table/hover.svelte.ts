/** The choice under the pointer or the focus, shared between board, goals and action bar; one for each scene. */
import type { Preview, Scene } from './model'
import { onePerScene } from './perScene.svelte'

export class Hover {
  word = $state<string | null>(null)
  preview = $state.raw<Preview | null>(null)
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
      this.preview = null
      return
    }
    const preview = await this.#scene.preview(...words).catch(() => null)
    if (asked === this.#asked) this.preview = preview
  }
}

/** The hover of a scene. */
export const hoverOf = onePerScene((scene) => new Hover(scene))
