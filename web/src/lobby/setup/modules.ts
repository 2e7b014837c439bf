/** Options that are sets of modules, with a word for all of them. */
import type { Option } from '../requests'
import { listed } from './draft'

const ALL = 'all'
/** The prefix of a module that doubles another one; "all" does not include it. */
const DOUBLE = 'double_'

/** Whether an option is a set of modules. */
export function inParts(option: Option): boolean {
  return option.kind === 'several' && option.choices.some((choice) => choice.word === ALL)
}

/** The modules: every word but the one for all of them. */
export function partsOf(option: Option): readonly string[] {
  return option.choices.map((choice) => choice.word).filter((word) => word !== ALL)
}

/** The modules in a value. */
export function chosen(option: Option, value: string): ReadonlySet<string> {
  const words = listed(value)
  const named = words.includes(ALL) ? partsOf(option).filter((word) => !word.startsWith(DOUBLE)) : []
  return new Set([...named, ...words.filter((word) => word !== ALL)])
}

/** The value with one module switched on or off. */
export function switched(option: Option, value: string, word: string): string {
  const parts = new Set(chosen(option, value))
  if (!parts.delete(word)) parts.add(word)
  if (word.startsWith(DOUBLE) && parts.has(word)) parts.add(word.slice(DOUBLE.length))
  if (!parts.has(word)) parts.delete(DOUBLE + word)
  return written(option, parts)
}

function written(option: Option, parts: ReadonlySet<string>): string {
  const single = partsOf(option).filter((word) => !word.startsWith(DOUBLE))
  const doubled = partsOf(option).filter((word) => word.startsWith(DOUBLE) && parts.has(word))
  const rest = single.every((word) => parts.has(word)) ? [ALL] : single.filter((word) => parts.has(word))
  return [...rest, ...doubled].join(',')
}

/** Options that apply to one module only. */
const ABOUT: Readonly<Record<string, string>> = {
  hourglass: 'decrees',
  decrees: 'decrees',
  moats_in_no_swan_favor: 'moats',
}

/** Whether an option applies with these values; an option of a module that is off does not. */
export function matters(option: Option, options: readonly Option[], values: Readonly<Record<string, string>>): boolean {
  const part = ABOUT[option.name]
  return !part || options.some((one) => inParts(one) && chosen(one, values[one.name] ?? '').has(part))
}

/** A text split at its first colon into name and explanation. */
export function titled(text: string): readonly [string, string] {
  const at = text.indexOf(': ')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)]
}
