/** What an operator is about to do; the dialog asks for the reason first. */
import { api } from '../../wire/api'

export const HOURS = { day: 24, week: 7 * 24, month: 30 * 24, 'no-end': null } as const
export type Lasting = keyof typeof HOURS
export const LASTING = Object.keys(HOURS) as readonly Lasting[]

export interface Deed {
  do: 'ban' | 'unban' | 'rename' | 'close' | 'remove' | 'settle'
  /** whom or what, for the heading */
  name: string
  path: string
  /** a ban of an address that is yet to be named */
  network?: true
}

export interface Given {
  reason: string
  lasting: Lasting
  address: boolean
  network: string
}

const at = (path: string) => `/api/moderation/${path}`
const person = (id: string) => `people/${encodeURIComponent(id)}`
const table = (id: string) => `tables/${encodeURIComponent(id)}`

export const deeds = {
  ban: (id: string, name: string): Deed => ({ do: 'ban', name, path: `${person(id)}/ban` }),
  banNetwork: (name: string): Deed => ({ do: 'ban', name, path: 'bans', network: true }),
  unban: (number: number, name: string): Deed => ({ do: 'unban', name, path: `bans/${number}/lift` }),
  rename: (id: string, name: string): Deed => ({ do: 'rename', name, path: `${person(id)}/rename` }),
  close: (id: string, name: string): Deed => ({ do: 'close', name, path: `${table(id)}/close` }),
  remove: (id: string, message: number, name: string): Deed => ({
    do: 'remove',
    name,
    path: `${table(id)}/chat/${message}/remove`,
  }),
  settle: (number: number): Deed => ({ do: 'settle', name: String(number), path: `reports/${number}/settle` }),
}

/** The body of the request for a deed. */
export function bodyOf(deed: Deed, given: Given): Record<string, unknown> {
  const reason = given.reason.trim()
  if (deed.do !== 'ban') return { reason }
  const hours = HOURS[given.lasting]
  return deed.network ? { reason, hours, network: given.network.trim() } : { reason, hours, address: given.address }
}

export const moderation = {
  get: <T>(path: string, query: Record<string, string | number | boolean | null> = {}) => api.get<T>(at(path), query),
  carryOut: (deed: Deed, given: Given) => api.post(at(deed.path), bodyOf(deed, given)),
}
