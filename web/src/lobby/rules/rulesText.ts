/** Rules as they are read: chapters of rules, words in bold, links from rule to rule, and what a search finds. */
import type { RulesSection as Section } from '../../wire/types'

export type { Section }
export interface Chapter {
  id: string
  title: string
  rules: readonly Section[]
}
export interface Piece {
  kind: 'text' | 'bold' | 'rule'
  text: string
  /** found by the search */
  found?: boolean
}

/** The title, the words under it, and the chapters; a second title begins a part, which is a chapter too. */
export interface Book {
  title: string
  opening: readonly Section[]
  chapters: readonly Chapter[]
}

export function bookOf(sections: readonly Section[]): Book {
  const chapters: { id: string; title: string; rules: Section[] }[] = []
  const opening: Section[] = []
  let title = ''
  for (const section of sections) {
    const last = chapters.at(-1)
    if (section.level === 1 && !title) title = section.text
    else if (section.level > 0)
      chapters.push({ id: section.id || `part-${chapters.length}`, title: section.text, rules: [] })
    else if (last) last.rules.push(section)
    else opening.push(section)
  }
  return { title, opening, chapters }
}

const ID = /\b[A-Z]+(?:-[A-Z0-9]+)*-[0-9]+\b/
const MARKED = new RegExp(String.raw`\*\*(.+?)\*\*|(${ID.source})`, 'g')

/** A text cut into plain and bold words and ids of rules that there are. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  const made: Piece[] = []
  let done = 0
  for (const match of text.matchAll(MARKED)) {
    const [whole, bold, rule] = match
    if (rule && !known.has(rule)) continue
    if (match.index > done) made.push({ kind: 'text', text: text.slice(done, match.index) })
    made.push(bold ? { kind: 'bold', text: bold } : { kind: 'rule', text: rule ?? whole })
    done = match.index + whole.length
  }
  if (done < text.length) made.push({ kind: 'text', text: text.slice(done) })
  return made
}

/** The pieces with what was searched for in pieces of its own. */
export function marked(parts: readonly Piece[], wish: string): Piece[] {
  if (!wish) return [...parts]
  return parts.flatMap((part) => cut(part, folded(part.text), folded(wish)))
}

function cut(part: Piece, text: string, wish: string): Piece[] {
  const at = text.indexOf(wish)
  if (at < 0 || part.kind === 'rule') return [part]
  const rest = { ...part, text: part.text.slice(at + wish.length) }
  return [
    ...(at ? [{ ...part, text: part.text.slice(0, at) }] : []),
    { ...part, text: part.text.slice(at, at + wish.length), found: true },
    ...(rest.text ? cut(rest, text.slice(at + wish.length), wish) : []),
  ]
}

/** Letters without case and accents, one for each letter of the text. */
export function folded(text: string): string {
  return [...text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')]
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('')
}

/** The chapters with only those rules in which every word of the wish occurs, or the wish as a whole. */
export function search(chapters: readonly Chapter[], wish: string): Chapter[] {
  const words = folded(wish.trim()).split(/\s+/).filter(Boolean)
  if (!words.length) return [...chapters]
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => fits(`${rule.id} ${rule.text}`, words))
    if (rules.length) return [{ ...chapter, rules }]
    return fits(`${chapter.id} ${chapter.title}`, words) ? [chapter] : []
  })
}

function fits(text: string, words: readonly string[]): boolean {
  const letters = folded(text.replaceAll('**', ''))
  return words.every((word) => letters.includes(word))
}
