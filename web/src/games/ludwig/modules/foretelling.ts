/** What answers would bring, for those whose points are not plain and those that have no words of their own. */
import type { Preview } from '../../../table/model'
import type { Scene } from '../scene'
import { extrasOf } from './extras'
import type { Option } from './option'

/** More answers than this are not preview one by one. */
const MOST = 40

/** By word; nothing where it is not needed. */
export async function previewsOf(scene: Scene, options: readonly Option[]): Promise<Record<string, Preview>> {
  if (!scene.asked || !extrasOf(scene) || scene.readonly) return {}
  const nameless = options.some((option) => !option.title) && scene.asked.choices.length <= MOST
  const found = nameless ? await scene.previews() : {}
  const after = await Promise.all(
    options
      .filter((option) => option.then)
      .map(async (option) => [option.word, await afterwards(scene, option)] as const),
  )
  return { ...found, ...Object.fromEntries(after.filter((one): one is readonly [string, Preview] => one[1] !== null)) }
}

/** What an answer brings together with what is said after it, where that may be said. */
async function afterwards(scene: Scene, { word, then = [] }: Option): Promise<Preview | null> {
  const refused = await scene.whyNot(word, ...then).catch(() => '')
  return scene.preview(word, ...(refused === null ? then : [])).catch(() => null)
}
