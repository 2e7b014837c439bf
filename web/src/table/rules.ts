/** What a rule is about, in the reader's language. */
import { t } from '../locale/index.svelte'
import { api } from '../wire/api'

interface Section {
  id: string
  level: number
  text: string
}

/** Chapters whose rules together count as one reason for points. */
const REASONS: Record<string, string> = {
  'LUD-SCORE': 'web-scored-rooms',
  'LUD-FAV': 'web-scored-favours',
  'LUD-BON': 'web-scored-bonus',
  FAV: 'web-scored-favours',
  BON: 'web-scored-bonus',
  'FIN-3': 'web-scored-stacks',
  'SWAN-5': 'web-scored-swans',
  'TWR-7': 'web-scored-tokens',
  'MOAT-9': 'web-scored-moats',
  'MOAT-24': 'web-scored-moats',
}

const known = new Map<string, Promise<(rule: string) => string>>()

/** A function from a rule's id to a title; without the rules it knows none. */
export function chapterTitles(game: string, language: string): Promise<(rule: string) => string> {
  const key = `${game} ${language}`
  const asked = known.get(key)
  if (asked) return asked
  const asking = api
    .get<Section[]>(`/api/rules/${game}`)
    .then((sections) => reasonOr(titlesIn(sections)))
    .catch(() => {
      known.delete(key)
      return () => ''
    })
  known.set(key, asking)
  return asking
}

function reasonOr(title: (rule: string) => string): (rule: string) => string {
  return (rule) => {
    const reason = REASONS[rule] ?? REASONS[rule.slice(0, rule.lastIndexOf('-'))]
    return reason ? t(reason) : title(rule)
  }
}

/** What a rule is about: how its own text begins, if it begins with a name, or else its chapter's heading. */
export function titlesIn(sections: readonly Section[]): (rule: string) => string {
  const texts = new Map(sections.map((section) => [section.id, section.text]))
  const headings = new Map(sections.filter(({ level }) => level > 0).map((section) => [section.id, section.text]))
  return (rule) => named(texts.get(rule) ?? '') ?? nearest(headings, rule)
}

/** The name before a colon; a number, or a word with one ("step 2"), is none. */
function named(text: string): string | undefined {
  const name = /^[^.:;]{2,32}(?=: )/.exec(text)?.[0]
  return name && !/^\d|^\S+ \d+$/.test(name) ? name : undefined
}

function nearest(headings: ReadonlyMap<string, string>, rule: string): string {
  for (let id = rule; id; id = id.slice(0, Math.max(0, id.lastIndexOf('-')))) {
    const heading = headings.get(id)
    if (heading) return heading
  }
  return ''
}
