/// <reference lib="webworker" />
/** The language of the person, for notices that are shown while no page is open. */
const CACHE = 'kastelan-language'
const KEY = '/language'

export async function setLanguage(language: string): Promise<void> {
  await (await caches.open(CACHE)).put(KEY, new Response(language))
}

/** The language that a page has named, or the browser's; the words that exist are checked where they are used. */
export async function language(): Promise<string> {
  const kept = await caches.match(KEY)
  return kept ? kept.text() : navigator.language.slice(0, 2)
}
