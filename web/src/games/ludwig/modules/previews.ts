/** Previews of choices without a title, and of choices whose result depends on the next words. */
import type { Preview } from '../../../table/model'
import type { Scene } from '../scene'
import { extrasOf } from './extras'
import type { Option } from './option'

/** Previews are not loaded for more choices than this. */
const MAX_CHOICES = 40

/** The previews by word, as far as they are needed. */
export async function previewsOf(scene: Scene, options: readonly Option[]): Promise<Record<string, Preview>> {
  if (!scene.asked || !extrasOf(scene) || scene.readonly) return {}
  const nameless = options.some((option) => !option.title) && scene.asked.choices.length <= MAX_CHOICES
  const found = nameless ? await scene.previews() : {}
  const after = await Promise.all(
    options
      .filter((option) => option.then)
      .map(async (option) => [option.word, await previewWithNext(scene, option)] as const),
  )
  return { ...found, ...Object.fromEntries(after.filter((one): one is readonly [string, Preview] => one[1] !== null)) }
}

/** The preview of a choice together with the words after it, if they are legal. */
async function previewWithNext(scene: Scene, { word, then = [] }: Option): Promise<Preview | null> {
  const refused = await scene.whyNot(word, ...then).catch(() => '')
  return scene.preview(word, ...(refused === null ? then : [])).catch(() => null)
}
