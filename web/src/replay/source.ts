/** The source of a replay's steps: a table on the server, or a record. */
import { namesAt } from '../table/names'
import { api } from '../wire/api'
import type { RecordShown, Replayed, TableState } from '../wire/types'

/** Whose view is shown: a seat's, a spectator's (null), or with all cards open. */
export type Viewer = number | 'open' | null

export const PAGE = 200

export interface Source {
  readonly tableId: string
  readonly game: string
  /** the own components that were played with; none for the printed ones */
  readonly components?: string | undefined
  readonly names: readonly string[]
  /** the level of the bot on each seat, where one sat */
  readonly bots: readonly (string | null)[]
  /** the portrait on each seat; none in a record */
  readonly portraits: readonly string[]
  readonly result: readonly number[] | null
  readonly places: readonly number[] | null
  /** the allowed viewers, the default one first */
  readonly viewer: readonly Viewer[]
  /** steps from a number on, 200 at most */
  page(first: number, viewer: Viewer): Promise<readonly Replayed[]>
  /** one step with its board */
  look(step: number, viewer: Viewer): Promise<Replayed>
  /** one step as it would have been with other words; null for records */
  readonly instead: ((step: number, words: readonly string[], viewer: Viewer) => Promise<Replayed>) | null
}

const viewerQuery = (viewer: Viewer) => (viewer === 'open' ? { open: 1 } : { seat: viewer })

/** A game of this server. Until it is over, only the views of own seats and of spectators are allowed. */
export function tableSource(sheet: TableState, own: readonly number[]): Source {
  const at = `/api/tables/${encodeURIComponent(sheet.id)}/steps`
  const over = sheet.status === 'finished'
  return {
    tableId: sheet.id,
    game: sheet.game,
    components: sheet.options['components'],
    get names() {
      return namesAt(sheet.game, sheet.seats)
    },
    bots: sheet.seats.map((place) => place.bot),
    portraits: sheet.seats.map((place) => place.portrait),
    result: sheet.result,
    places: sheet.places,
    viewer: over ? ['open', ...sheet.seats.keys(), null] : [...own, null],
    page: (first, viewer) => api.get<Replayed[]>(at, { ...viewerQuery(viewer), first, board: 1 }),
    look: (step, viewer) => api.get<Replayed>(`${at}/${step}`, { ...viewerQuery(viewer), board: 1 }),
    instead: (step, words, viewer) =>
      api.get<Replayed>(`${at}/${step}`, { ...viewerQuery(viewer), board: 1, instead: words }),
  }
}

/** The largest record that is sent to the server. */
export const LARGEST = 200_000

/** A record, which the server replays without storing it. */
export async function recordSource(text: string): Promise<Source> {
  const body = (viewer: Viewer) => ({ text, ...(viewer === 'open' ? { open: true } : { seat: viewer }) })
  const read = (first: number, viewer: Viewer) => api.post<RecordShown>('/api/records', { ...body(viewer), first })
  const shown = await read(0, 'open')
  return {
    tableId: '',
    game: shown.game,
    components: shown.components,
    names: shown.names,
    bots: [],
    portraits: [],
    result: shown.result,
    places: shown.places,
    viewer: ['open', ...shown.names.keys(), null],
    page: async (first, viewer) => (await read(first, viewer)).steps,
    look: (step, viewer) => api.post<Replayed>(`/api/records/steps/${step}`, body(viewer)),
    instead: null,
  }
}

/** The word for a viewer in an address. */
export function viewerWord(viewer: Viewer): string {
  return viewer === null ? 'none' : String(viewer)
}

export function viewerIn(word: string | null, allowed: readonly Viewer[]): Viewer {
  const found = allowed.find((viewer) => viewerWord(viewer) === word)
  return found === undefined ? (allowed[0] ?? null) : found
}
