/** Words of the server, which stand in the middle of its sentences, as the beginning of one. */
import { t } from '../../locale/index.svelte'
import type { Option } from '../requests'

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What an option is about; where the server explains how to type it, we say what to pick. */
export function aboutOption(game: string, option: Option): string {
  const message = `web-options-${game}-${option.name}`
  const said = t(message)
  return said === message ? option.about : said
}
