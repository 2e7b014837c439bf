/** Queries about a position. */
import { errorIn, Refusal, type ServerError } from '../wire/refusal'
import type { Ask } from '../wire/socket'
import type { Foretold as WirePreview, Ideas, Position } from '../wire/types'
import { shownEvent } from './tableLog'
import type { Asked, Choice, Preview } from './model'

export const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`

/** The server answers no question with more words. */
const MOST_WORDS = 100

/** The seat that asks; with `seq`, only about the position of that number. */
export interface About {
  ask: Ask
  seat: number
  seq?: number | undefined
}

export async function fetchPreview(
  { ask, seat, seq }: About,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<Preview> {
  return shownPreview(await ask('preview', { seat, seq: seq ?? null, words }, signal))
}

export async function fetchPreviews(
  { ask, seat, seq }: About,
  start: readonly string[],
  signal?: AbortSignal,
): Promise<Record<string, Preview>> {
  const found = await ask('previews', { seat, seq: seq ?? null, start }, signal)
  return Object.fromEntries(Object.entries(found).map(([word, one]) => [word, shownPreview(one)]))
}

/** Why the last of the words is refused after the others; null if it is legal. */
export async function refusalOf(
  { ask, seat }: About,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<ServerError | null> {
  const { error } = await ask('refusal', { seat, word: words.at(-1) ?? '', start: words.slice(0, -1) }, signal)
  return error && errorIn({ error }, '')
}

/** Suggestions for the seat, now or after the words of a plan; null if the server refuses. */
export async function ideasOf(
  { ask, seat }: About,
  start: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Ideas | null> {
  try {
    return await ask('ideas', { seat, start }, signal)
  } catch (error) {
    if (error instanceof Refusal && error.status) return null
    throw error
  }
}

/** Where a piece would lie by each of these words, after those of a plan. */
export async function whereOf(
  { ask, seat }: About,
  piece: number,
  words: readonly string[],
  start: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const known: Record<string, string> = {}
  for (let first = 0; first < words.length; first += MOST_WORDS)
    Object.assign(
      known,
      await ask('where', { seat, piece, words: words.slice(first, first + MOST_WORDS), start }, signal),
    )
  return known
}

function shownPreview(preview: WirePreview): Preview {
  return { points: preview.points, events: preview.events.map(shownEvent) }
}

/** What a seat is asked, with a choice for each legal word. */
export function askedIn(position: Position | undefined): Asked | null {
  const asked = position?.asked
  if (!asked) return null
  const choices: readonly Choice[] =
    (asked.choices as Choice[] | null) ?? asked.legal.map((word) => ({ word, action: '' }))
  return { step: asked.step, rule: asked.rule, text: asked.text, facts: asked.facts, choices }
}
