/** A search among finished games, as the address and as the server's query. */
import { dayStart } from '../time'
import type { TableQuery } from '../requests'

export interface Search {
  game: string
  /** a person's id, `bot:name`, or `me` */
  player: string
  since: string
  until: string
  /** `name=value`, each */
  options: readonly string[]
}

const PLAIN = ['game', 'player', 'since', 'until'] as const

export function readSearch(query: string): Search {
  const given = new URLSearchParams(query)
  const [game = '', player = '', since = '', until = ''] = PLAIN.map((name) => given.get(name) ?? '')
  return { game, player, since, until, options: given.getAll('option') }
}

/** The query string of the address, without empty fields. */
export function queryOf(search: Search): string {
  const given = new URLSearchParams()
  for (const name of PLAIN) if (search[name]) given.set(name, search[name])
  for (const option of search.game ? search.options : []) given.append('option', option)
  const text = given.toString()
  return text ? `?${text}` : ''
}

/** The query for the server; days are in this browser's time zone, and the last one is included. */
export function serverQuery(search: Search, user: string | undefined, before?: number): TableQuery {
  const player = search.player === 'me' ? (user ?? 'nobody') : search.player
  return {
    status: 'finished',
    game: search.game || null,
    player: player || null,
    since: dayStart(search.since),
    before: dayStart(search.until, 1),
    until: before,
    option: search.game ? search.options : [],
    mine: search.player === 'me' || null,
  }
}
