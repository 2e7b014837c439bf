/** What the server tells about games, tables and people outside a running game. */
import { api } from '../wire/api'

/** Something to choose for a table; `several` takes `least` to `most` words, divided by commas. */
export interface Option {
  name: string
  kind: 'flag' | 'choice' | 'several'
  default: string
  about: string
  rule: string
  choices: readonly OptionWord[]
  least: number
  most: number
  repeatable: readonly string[]
}
export interface OptionWord {
  word: string
  name: string
}
export interface Bot {
  bot: string
  name: string
}
export interface Game {
  game: string
  title: string
  about: string
  rules_version: number
  players: readonly number[]
  options: readonly Option[]
  bots: readonly Bot[]
}

export type SeatKind = 'open' | 'person' | 'bot' | 'invited' | 'closed'
export interface SeatState {
  seat: number
  kind: SeatKind
  name: string
  user: string | null
  bot: string | null
  ready: boolean
  stand_in?: string | null
}
export type Status = 'open' | 'playing' | 'finished' | 'closed'
export type Visibility = 'public' | 'unlisted' | 'private'
export type Pace = 'live' | 'turns'
export interface TableState {
  id: string
  game: string
  players: number
  options: Record<string, string>
  status: Status
  visibility: Visibility
  pace: Pace
  move_clock: number | null
  game_clock: number | null
  rated: boolean
  host: string
  created: number
  started: number | null
  finished: number | null
  seats: readonly SeatState[]
  seed_hash: string
  result: readonly number[] | null
  places?: readonly number[] | null
  next: string | null
  invite?: string | null
}

export type SeatWish =
  | { kind: 'open' }
  | { kind: 'me' }
  | { kind: 'bot'; bot: string }
  | { kind: 'invited'; user?: string }
  | { kind: 'closed' }
export interface NewTable {
  game: string
  seats: readonly SeatWish[]
  options: Record<string, string>
  visibility: Visibility
  pace: Pace
  move_clock: number | null
  game_clock: number | null
  rated: boolean
}

export interface Person {
  id: string
  name: string
  login: string | null
  language: string
  colour: string
}

/** A table's page, by what is going on there. */
export function placeOf(table: TableState): string {
  return table.status === 'open' ? `/room/${table.id}` : `/tables/${table.id}`
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export type Wish = Record<string, string | number | boolean | readonly string[] | null | undefined>

/** How many tables the server tells at once. */
export const PAGE = 50

export function find(wish: Wish): Promise<TableState[]> {
  return api.get<TableState[]>('/api/tables', wish)
}

export const tables = {
  find,
  /** One's own tables that are not over, the newest first. */
  mine: async () => {
    const found = await find({ mine: true, status: ['open', 'playing'] })
    return found.sort((a, b) => b.created - a.created)
  },
  show: (id: string, invite?: string | null) => api.get<TableState>(at(id), { invite: invite || null }),
  make: (given: NewTable) => api.post<TableState>('/api/tables', given),
  join: (id: string, seat: number | null, invite: string) =>
    api.post<TableState>(`${at(id)}/join`, { seat, invite }),
  leave: (id: string) => api.post<TableState>(`${at(id)}/leave`),
  kick: (id: string, seat: number) => api.post<TableState>(`${at(id)}/kick`, { seat }),
  ready: (id: string, ready: boolean) => api.post<TableState>(`${at(id)}/ready`, { ready }),
  seat: (id: string, seat: number, wish: SeatWish) => api.post<TableState>(`${at(id)}/seats`, { seat, ...wish }),
  start: (id: string) => api.post<TableState>(`${at(id)}/start`),
}

/** A person as everybody may know him. */
export interface Public {
  id: string
  name: string
  colour: string
  guest: boolean
  created: number
}

export interface GameStatistics {
  game: string
  players: number
  games: number
  wins: number
  mean_place: number
  mean_score: number
  best_score: number
}
export interface Against {
  game: string
  games: number
  ahead: number
  behind: number
  tied: number
  mean_score: number
  other_mean_score: number
}
/** `ordinal` is the strength that is certain: `mu - 3 sigma`. */
export interface RatingShown {
  player: string
  name: string
  game: string
  players: number
  mu: number
  sigma: number
  ordinal: number
  games: number
  updated: number
}
export interface RatingStep {
  table: string
  game: string
  players: number
  ordinal: number
  change: number
  at: number
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
  ranking: (game: string, players: number | null) => api.get<RatingShown[]>('/api/ratings', { game: game || null, players }),
}
