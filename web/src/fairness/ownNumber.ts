/** The number that this browser adds to the seed of a game: drawn, committed to, kept, and given when it begins. */
import { api } from '../wire/api'
import { offline } from '../wire/transport'
import type { Fairness, TableState } from '../wire/types'
import { canHash, commitmentOf, freshNonce, type Remembered, sealOf } from './proof'

const KEPT = 'kastelan-fair-'
/** Tables whose numbers this browser keeps. */
const MOST = 200

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/fairness`

export const fairnessOf = (table: string): Promise<Fairness> => api.get<Fairness>(at(table))

export function remembered(table: string): Remembered | null {
  const kept = localStorage.getItem(KEPT + table)
  return kept === null ? null : (JSON.parse(kept) as Remembered)
}

function remember(table: string, own: Remembered): void {
  const others = Object.keys(localStorage).filter((key) => key.startsWith(KEPT))
  for (const key of others.slice(MOST)) localStorage.removeItem(key)
  localStorage.setItem(KEPT + table, JSON.stringify(own))
}

/** Commits to a number for the person's seats; a table without it can be played too. */
export async function commit(table: TableState, user: string | undefined): Promise<void> {
  const seats = table.seats.filter((seat) => seat.kind === 'person' && seat.user === user)
  if (offline || !canHash() || !seats.length || table.status !== 'open') return
  const shown = await fairnessOf(table.id)
  const kept = remembered(table.id)
  const own = kept?.promise === shown.promise && !kept.seal ? kept : { promise: shown.promise, nonce: freshNonce() }
  const commitment = await commitmentOf(own.nonce)
  if (shown.sealed || seats.every(({ seat }) => shown.seats[seat]?.commitment === commitment)) return
  // Kept first: a number that the server has a commitment to must not be lost.
  remember(table.id, own)
  await api.post<TableState>(`${at(table.id)}/commitment`, { commitment })
}

/** Gives the number once no commitment can change any more; the table after it, or null if there is none to give. */
export async function reveal(table: TableState): Promise<TableState | null> {
  const own = remembered(table.id)
  if (table.sealed === null || table.status !== 'open' || !own || !canHash()) return null
  const shown = await fairnessOf(table.id)
  const commitment = await commitmentOf(own.nonce)
  if (shown.promise !== own.promise) return null // the check after the game will say so
  if (!shown.seats.some((seat) => seat.commitment === commitment)) {
    localStorage.removeItem(KEPT + table.id) // the person sits at another device by now
    return null
  }
  const sealed = { ...own, seal: own.seal ?? (await sealOf(shown.promise, shown.seats)) }
  // Kept first: after the number has left this browser, no other commitments may count.
  remember(table.id, sealed)
  const after = await api.post<TableState>(`${at(table.id)}/nonce`, { nonce: own.nonce })
  remember(table.id, { ...sealed, taken: true })
  return after
}

/** Starts a table at which nobody else has to do anything. */
export async function start(table: TableState, user: string | undefined): Promise<TableState> {
  await commit(table, user).catch(() => undefined)
  const started = await api.post<TableState>(`/api/tables/${encodeURIComponent(table.id)}/start`)
  return (await reveal(started).catch(() => null)) ?? started
}
