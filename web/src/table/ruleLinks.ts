/** Sentences with rule ids in them. */
const RULE = /\b(?:KB|LUD|CS)(?:-[A-Z0-9]+)+\b/g

export interface Piece {
  text: string
  rule: string | null
}

/** The sentence split at its rule ids. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(RULE)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), rule: null })
    found.push({ text: match[0], rule: match[0] })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: null })
  return found
}

/** The rules that no sentence mentions. */
export function unnamed(rules: readonly string[], story: readonly string[]): readonly string[] {
  const named = new Set(story.flatMap((text) => text.match(RULE) ?? []))
  return rules.filter((rule) => !named.has(rule))
}
