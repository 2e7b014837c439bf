/** A text of the server with a capital first letter, since the server writes it for the middle of a sentence. */
import { t } from '../../locale/index.svelte'
import type { Option } from '../requests'

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The explanation of an option: the client's, which says what to pick, or else the server's, which may say what to type. */
export function aboutOption(game: string, option: Option): string {
  const message = `web-options-${game}-${option.name}`
  const said = t(message)
  return said === message ? option.about : said
}
