/** Where the steps of a game come from: a table of the server, or a record that somebody brought. */
import { namesAt } from '../table/names'
import { api } from '../wire/api'
import type { RecordShown, Replayed, TableState } from '../wire/types'

/** Whose eyes look: those of a seat, of nobody in particular, or with all cards on the table. */
export type Eyes = number | 'open' | null

export const PAGE = 200

export interface Source {
  readonly tableId: string
  readonly game: string
  readonly names: readonly string[]
  /** the level of the bot on each seat, where one sat */
  readonly bots: readonly (string | null)[]
  readonly result: readonly number[] | null
  readonly places: readonly number[] | null
  /** the eyes that are allowed here, the first of them usual */
  readonly eyes: readonly Eyes[]
  /** steps from a number on, 200 at most */
  page(first: number, eyes: Eyes): Promise<readonly Replayed[]>
  /** one step with the table as it was then */
  look(step: number, eyes: Eyes): Promise<Replayed>
  /** one step as it would have been, had its mover said other words there; not for records */
  readonly instead: ((step: number, words: readonly string[], eyes: Eyes) => Promise<Replayed>) | null
}

const wish = (eyes: Eyes) => (eyes === 'open' ? { open: 1 } : { seat: eyes })

/** A game of this server. While it goes on, one sees what one's own seat saw. */
export function tableSource(sheet: TableState, own: readonly number[]): Source {
  const at = `/api/tables/${encodeURIComponent(sheet.id)}/steps`
  const over = sheet.status === 'finished'
  return {
    tableId: sheet.id,
    game: sheet.game,
    get names() {
      return namesAt(sheet.game, sheet.seats)
    },
    bots: sheet.seats.map((place) => place.bot),
    result: sheet.result,
    places: sheet.places,
    eyes: over ? ['open', ...sheet.seats.keys(), null] : [...own, null],
    page: (first, eyes) => api.get<Replayed[]>(at, { ...wish(eyes), first, board: 1 }),
    look: (step, eyes) => api.get<Replayed>(`${at}/${step}`, { ...wish(eyes), board: 1 }),
    instead: (step, words, eyes) => api.get<Replayed>(`${at}/${step}`, { ...wish(eyes), board: 1, instead: words }),
  }
}

/** The largest file that is sent to be read. */
export const LARGEST = 200_000

/** A record: the server reads it, tells what it says, and keeps nothing. */
export async function recordSource(text: string): Promise<Source> {
  const body = (eyes: Eyes) => ({ text, ...(eyes === 'open' ? { open: true } : { seat: eyes }) })
  const read = (first: number, eyes: Eyes) => api.post<RecordShown>('/api/records', { ...body(eyes), first })
  const shown = await read(0, 'open')
  return {
    tableId: '',
    game: shown.game,
    names: shown.names,
    bots: [],
    result: shown.result,
    places: shown.places,
    eyes: ['open', ...shown.names.keys(), null],
    page: async (first, eyes) => (await read(first, eyes)).steps,
    look: (step, eyes) => api.post<Replayed>(`/api/records/steps/${step}`, body(eyes)),
    instead: null,
  }
}

/** The word for eyes in an address, and back. */
export function eyesWord(eyes: Eyes): string {
  return eyes === null ? 'none' : String(eyes)
}

export function eyesIn(word: string | null, allowed: readonly Eyes[]): Eyes {
  const found = allowed.find((eyes) => eyesWord(eyes) === word)
  return found === undefined ? (allowed[0] ?? null) : found
}
