/** The rules text as chapters, with bold words, links between rules, and search. */
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
  /** matches the search */
  found?: boolean
}

/** The title, the introduction, and the chapters; a second title starts a part, which counts as a chapter. */
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

/** A text split into plain text, bold text and ids of existing rules. */
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

/** The pieces, split so that each match of the search is a separate piece. */
export function marked(parts: readonly Piece[], query: string): Piece[] {
  if (!query) return [...parts]
  return parts.flatMap((part) => cut(part, folded(part.text), folded(query)))
}

function cut(part: Piece, text: string, query: string): Piece[] {
  const at = text.indexOf(query)
  if (at < 0 || part.kind === 'rule') return [part]
  const rest = { ...part, text: part.text.slice(at + query.length) }
  return [
    ...(at ? [{ ...part, text: part.text.slice(0, at) }] : []),
    { ...part, text: part.text.slice(at, at + query.length), found: true },
    ...(rest.text ? cut(rest, text.slice(at + query.length), query) : []),
  ]
}

/** The text without case and accents, with the same number of letters. */
export function folded(text: string): string {
  return [...text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')]
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('')
}

/** The chapters with only the rules that contain every word of the query. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = folded(query.trim()).split(/\s+/).filter(Boolean)
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
