/** Whether nobody could choose the seed of a game: the derivation of kastelan/core/fair_seed.py, in the browser. */
import type { Contributed, Fairness } from '../wire/types'

/**
 * What this browser keeps about a table: the promise before its commitment, the seal before its number leaves it, and
 * whether the server has answered that it took the number.
 */
export interface Remembered {
  promise: string
  nonce: string
  seal?: string
  taken?: boolean
}

/**
 * How far the seed is proven: by this browser's number and all others, by it although others are missing, by its
 * commitment, by other players' numbers, or only promised.
 */
export type Proven = 'proven' | 'partly' | 'away' | 'others' | 'promised'
export type Broken = 'promise' | 'number' | 'seed' | 'other-promise' | 'left-out' | 'seal'
export type Verdict = { proven: Proven; numbers: number; missing: number } | { broken: Broken }

/** WebCrypto exists only over HTTPS and on this machine. */
export const canHash = (): boolean => 'subtle' in crypto

export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hexOf(new Uint8Array(digest))
}

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const freshNonce = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))

export const commitmentOf = (nonce: string): Promise<string> => hashOf(`kastelan-nonce:${nonce}`)

const letter = (seat: number): string => String.fromCharCode(65 + seat)
const sealLine = (given: Contributed, seat: number): string => `${letter(seat)} ${given.commitment ?? '-'}`

export const sealOf = (promise: string, seats: readonly Contributed[]): Promise<string> =>
  hashOf(['kastelan-seal:1', promise, ...seats.map(sealLine)].join('\n'))

/** Recomputes every hash of a finished game, and compares it with what this browser was shown before. */
export async function check(shown: Fairness, own: Remembered | null): Promise<Verdict> {
  const { secret, seed, seats } = shown
  if (secret === null || seed === null || (await hashOf(`kastelan-seed:${secret}`)) !== shown.promise)
    return { broken: 'promise' }
  for (const { commitment, nonce } of seats)
    if (nonce !== null && (await commitmentOf(nonce)) !== commitment) return { broken: 'number' }
  const contributed = seats.some((seat) => seat.commitment !== null)
  if ((contributed ? await derived(secret, seats) : secret) !== seed) return { broken: 'seed' }
  const broken = own && (await contradiction(shown, own))
  if (broken) return { broken }
  const numbers = seats.filter((seat) => seat.nonce !== null).length
  const missing = seats.filter((seat) => seat.commitment !== null && seat.nonce === null).length
  if (!contributed) return { proven: 'promised', numbers, missing }
  if (!own) return { proven: 'others', numbers, missing }
  return { proven: !counts(seats, own) ? 'away' : missing ? 'partly' : 'proven', numbers, missing }
}

async function derived(secret: string, seats: readonly Contributed[]): Promise<string> {
  const lines = seats.map((given, seat) => `${sealLine(given, seat)} ${given.nonce ?? '-'}`)
  return BigInt(`0x${await hashOf(['kastelan-fair-seed:1', secret, ...lines].join('\n'))}`).toString()
}

const counts = (seats: readonly Contributed[], own: Remembered): boolean =>
  seats.some((seat) => seat.nonce === own.nonce)

async function contradiction(shown: Fairness, own: Remembered): Promise<Broken | null> {
  if (shown.promise !== own.promise) return 'other-promise'
  const commitment = await commitmentOf(own.nonce)
  if (!shown.seats.some((seat) => seat.commitment === commitment)) return 'left-out'
  if (own.seal !== undefined && (await sealOf(shown.promise, shown.seats)) !== own.seal) return 'seal'
  return own.taken && !counts(shown.seats, own) ? 'left-out' : null
}

/** The record of a game with what this browser remembers, for `kastelan verify`. */
export async function witnessed(record: string, own: Remembered | null): Promise<string> {
  if (!own) return record
  const tags = [`[SeenPromise "${own.promise}"]`, `[SeenCommitment "${await commitmentOf(own.nonce)}"]`]
  if (own.seal !== undefined) tags.push(`[SeenSeal "${own.seal}"]`)
  if (own.taken) tags.push(`[SeenNonce "${own.nonce}"]`)
  return `${tags.join('\n')}\n${record}`
}
