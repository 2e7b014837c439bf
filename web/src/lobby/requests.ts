/** Requests about games, tables and people outside a running game. */
import { api } from '../wire/api'
import type {
  Addresses,
  Against,
  GameStatistics,
  Public,
  QrCode,
  RatingShown,
  RatingStep,
  SeatState,
  TableState,
  Said,
  UnfinishedTable,
} from '../wire/types'

export type {
  Against,
  GameStatistics,
  Person,
  Public,
  RatingShown,
  RatingStep,
  SeatState,
  TableState,
  UnfinishedTable,
} from '../wire/types'
export type { GameBot as Bot, GameOption as Option, GameShown as Game, OptionWord } from '../wire/types'

export type Visibility = 'public' | 'unlisted' | 'private'
export type Pace = 'live' | 'turns'

/** The request for a seat: who may sit there. */
export type SeatRequest =
  | { kind: 'open' }
  | { kind: 'me'; name?: string | null }
  | { kind: 'bot'; bot: string }
  | { kind: 'invited'; user?: string }
  | { kind: 'closed' }
export interface NewTable {
  game: string
  seats: readonly SeatRequest[]
  options: Record<string, string>
  visibility: Visibility
  pace: Pace
  move_clock: number | null
  game_clock: number | null
  rated: boolean
  hints: boolean
  forced: boolean
}

/** The path of a table's page, by its status. */
export function placeOf(table: Pick<TableState, 'id' | 'status'>): string {
  return table.status === 'open' ? `/room/${table.id}` : `/tables/${table.id}`
}

/** A player's id in statistics: a person's id, or a bot as `bot:greedy`; null for an empty seat. */
export function playerOf(seat: Pick<SeatState, 'user' | 'bot'>): string | null {
  return seat.user ?? (seat.bot ? `bot:${seat.bot}` : null)
}

export type TableQuery = Record<string, string | number | boolean | readonly string[] | null | undefined>

/** The number of tables that the server returns per request. */
export const PAGE = 50

export function find(query: TableQuery): Promise<TableState[]> {
  return api.get<TableState[]>('/api/tables', query)
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const tables = {
  find,
  /** The person's unfinished tables, the newest first. */
  unfinished: () => api.get<UnfinishedTable[]>('/api/me/tables'),
  show: (id: string, invite?: string | null) => api.get<TableState>(at(id), { invite: invite || null }),
  make: (given: NewTable) => api.post<TableState>('/api/tables', given),
  join: (id: string, seat: number | null, invite: string) => api.post<TableState>(`${at(id)}/join`, { seat, invite }),
  leave: (id: string) => api.post<TableState>(`${at(id)}/leave`),
  giveUp: (id: string) => api.post<TableState>(`${at(id)}/give-up`),
  kick: (id: string, seat: number) => api.post<TableState>(`${at(id)}/kick`, { seat }),
  ready: (id: string, ready: boolean) => api.post<TableState>(`${at(id)}/ready`, { ready }),
  seat: (id: string, seat: number, request: SeatRequest) =>
    api.post<TableState>(`${at(id)}/seats`, { seat, ...request }),
  /** Other addresses of the server, for people in the same network; empty elsewhere than at its own computer. */
  addresses: async () => (await api.get<Addresses>('/api/addresses')).addresses,
  chat: (id: string) => api.get<Said[]>(`${at(id)}/chat`),
  say: (id: string, text: string) => api.post<Said>(`${at(id)}/chat`, { type: 'chat', text }),
  qr: (text: string) => api.get<QrCode>('/api/qr', { text }),
  start: (id: string) => api.post<TableState>(`${at(id)}/start`),
}

const who = (id: string) => `/api/people/${encodeURIComponent(id)}`

export const people = {
  find: (name: string) => api.get<Public[]>('/api/people', { name }),
  show: (id: string) => api.get<Public>(who(id)),
  statistics: (id: string) => api.get<GameStatistics[]>(`${who(id)}/statistics`),
  ratings: (id: string) => api.get<RatingShown[]>(`${who(id)}/ratings`),
  steps: (id: string, game: string, players: number) =>
    api.get<RatingStep[]>(`${who(id)}/ratings/history`, { game, players }),
  against: (id: string, other: string) => api.get<Against[]>(`${who(id)}/against/${encodeURIComponent(other)}`),
  ranking: (game: string, players: number) => api.get<RatingShown[]>('/api/ratings', { game, players }),
}
