/** A text of the server with a capital first letter, since the server writes it for the middle of a sentence. */
import { t } from '../../locale/index.svelte'
import { isSet } from '../../parts/componentSets'
import type { Option, OptionWord } from '../requests'

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A choice of an option, with a capital first letter; the name of a set of components stays as the host wrote it. */
export function choiceText(choice: OptionWord): string {
  return isSet(choice.word) ? choice.name : sentence(choice.name)
}

/** The explanation of an option: the client's, which says what to pick, or else the server's, which may say what to type. */
export function aboutOption(game: string, option: Option): string {
  const message = `web-options-${game}-${option.name}`
  const said = t(message)
  return said === message ? option.about : said
}
