/** Fluent texts of one language, and finding the language a reader wants. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'cs', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', cs: 'čeština', ru: 'русский' }
export type Facts = Record<string, FluentVariable>

const LOADERS: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('./en'),
  cs: () => import('./cs'),
  ru: () => import('./ru'),
}

/** All messages of a language; a syntax error in a file throws here. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text))
    if (errors[0]) throw errors[0]
  }
  return bundle
}

export async function loadBundle(language: Language): Promise<FluentBundle> {
  const { texts } = await LOADERS[language]()
  return bundleOf(language, Object.values(texts))
}

/** A message with its facts; an unknown one is shown by its id, so that it is noticed. */
export function say(bundle: FluentBundle, id: string, facts?: Facts): string {
  const pattern = bundle.getMessage(id)?.value
  return pattern ? bundle.formatPattern(pattern, facts ?? null, []) : id
}

export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word)
}

/** The first preferred language that exists, English if there is none. */
export function wantedLanguage(preferred: readonly (string | null | undefined)[]): Language {
  return preferred.map((language) => language?.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}
