/** The language of the page; a change updates all texts at once. */
import type { FluentBundle } from '@fluent/bundle'
import { type Facts, type Language, loadBundle, say, wantedLanguage } from './words'

export { LANGUAGES, LANGUAGE_NAMES, isLanguage } from './words'
export type { Facts, Language } from './words'

const REMEMBERED = 'kastelan-language'

class Locale {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle>()

  /** Switches to the language once its texts are loaded. */
  async use(language: Language, remember = true): Promise<void> {
    this.#bundle = await loadBundle(language)
    this.language = language
    document.documentElement.lang = language
    if (remember) localStorage.setItem(REMEMBERED, language)
  }

  say(id: string, facts?: Facts): string {
    return this.#bundle ? say(this.#bundle, id, facts) : ''
  }
}

export const locale = new Locale()

/** A message in the reader's language. Reactive: markup that calls it follows a switch of language. */
export function t(id: string, facts?: Facts): string {
  return locale.say(id, facts)
}

/** A number as the language writes it, with a true minus. */
export function n(value: number): string {
  return new Intl.NumberFormat(locale.language).format(value).replace('-', '−')
}

/** A change: plus or minus is always written. */
export function delta(value: number): string {
  return value > 0 ? `+${n(value)}` : value < 0 ? n(value) : '±0'
}

/** The language chosen before, or the browser's. */
export function startLocale(): Promise<void> {
  return locale.use(wantedLanguage([localStorage.getItem(REMEMBERED), ...navigator.languages]), false)
}
