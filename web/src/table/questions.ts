/** What can be asked about a position without changing it. */
import { api } from '../wire/api'
import { Refusal, type ServerError } from '../wire/refusal'
import type { Ideas, Position } from '../wire/types'
import { toldOf } from './journal'
import type { Asked, Choice, Foretold, Told } from './model'

interface ForetoldWire {
  events?: Record<string, unknown>[]
  points?: number[]
  text?: string[]
}

export const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`

/** Who asks about which table; with `seq` about that position, and the server foretells nothing once it is gone. */
export interface About {
  tableId: string
  seat: number
  seq?: number | undefined
}

export async function foretell(
  { tableId, ...about }: About,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<Foretold> {
  return foretold(await api.post<ForetoldWire>(at(tableId, 'preview'), { ...about, words }, {}, signal))
}

export async function foretellAll(
  { tableId, ...about }: About,
  start: readonly string[],
  signal?: AbortSignal,
): Promise<Record<string, Foretold>> {
  const found = await api.post<Record<string, ForetoldWire>>(at(tableId, 'previews'), { ...about, start }, {}, signal)
  return Object.fromEntries(Object.entries(found).map(([word, one]) => [word, foretold(one)]))
}

/** Why the last of the words may not be said after the others; null if it may. */
export async function refusalOf(
  table: string,
  seat: number,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<ServerError | null> {
  const asked = { seat, word: words.at(-1) ?? '', start: words.slice(0, -1) }
  const found = await api.post<{ error: ServerError | null }>(at(table, 'refusal'), asked, {}, signal)
  return found.error
}

/** What the seat might do, now or after the words of a plan; null where the server refuses to say. */
export async function ideasOf(
  table: string,
  seat: number,
  start: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Ideas | null> {
  try {
    return await api.get<Ideas>(at(table, 'ideas'), { seat, start: start.join(' ') || null }, signal)
  } catch (error) {
    if (error instanceof Refusal && error.status) return null
    throw error
  }
}

function foretold(one: ForetoldWire): Foretold {
  const events: Told[] = one.events
    ? one.events.map(toldOf)
    : (one.text ?? []).map((text) => ({ event: '', text, rule: '' }))
  return { points: one.points ?? [], events }
}

/** What a seat is asked, with a choice for each legal word. */
export function askedIn(position: Position | undefined): Asked | null {
  const asked = position?.asked
  if (!asked) return null
  const choices: readonly Choice[] =
    (asked.choices as Choice[] | null) ?? asked.legal.map((word) => ({ word, action: '' }))
  return { step: asked.step, rule: asked.rule, text: asked.text, facts: asked.facts, choices }
}
