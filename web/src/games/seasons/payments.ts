/** Payments for a building: parsing the server's legal payments, and finding one of them. */
import { type Pieces, SILVER } from './components'

export interface Payment {
  word: string
  /** sand, wood, brick, stone, and silver bars */
  pieces: Pieces
}

const KINDS = ['sand', 'wood', 'brick', 'stone', 'silver']
const PART = /^(\d+)([a-z]+)$/

/** A payment from its word, such as `pay:4sand+1brick+2silver`; null for any other word. */
export function paymentOf(word: string): Payment | null {
  if (!word.startsWith('pay:')) return null
  const pieces = KINDS.map(() => 0)
  for (const part of word.slice(4).split('+')) {
    const found = PART.exec(part)
    const kind = KINDS.indexOf(found?.[2] ?? '')
    if (kind >= 0) pieces[kind] = Number(found?.[1])
  }
  return { word, pieces }
}

export function paymentsIn(words: Iterable<string>): Payment[] {
  return [...words].flatMap((word) => paymentOf(word) ?? [])
}

export function samePieces(one: Pieces, other: Pieces): boolean {
  return KINDS.every((_, kind) => (one[kind] ?? 0) === (other[kind] ?? 0))
}

/** The payment with exactly these pieces and bars. */
export function paymentWith(payments: readonly Payment[], pieces: Pieces): Payment | undefined {
  return payments.find((payment) => samePieces(payment.pieces, pieces))
}

export function count(pieces: Pieces): number {
  return pieces.reduce((sum, number) => sum + number, 0)
}

/** The total value of the pieces; bars have no value of their own. */
export function worth(pieces: Pieces, values: readonly number[]): number {
  return values.reduce((sum, value, kind) => sum + value * (kind === SILVER ? 0 : (pieces[kind] ?? 0)), 0)
}

/** The number of different kinds, without bars. */
export function kindsIn(pieces: Pieces): number {
  return pieces.filter((number, kind) => kind !== SILVER && number > 0).length
}

export type Preference = 'keep-silver' | 'keep-stone' | 'keep-brick' | 'most-pieces'

/** Sort keys for comparing payments, the most important first; smaller is better. */
const PREFERENCES: Record<Preference, (pieces: Pieces) => number[]> = {
  'keep-silver': (pieces) => [bars(pieces), -count(pieces)],
  'keep-stone': (pieces) => [pieces[3] ?? 0, bars(pieces), pieces[2] ?? 0],
  'keep-brick': (pieces) => [pieces[2] ?? 0, bars(pieces), pieces[3] ?? 0],
  'most-pieces': (pieces) => [-count(pieces), bars(pieces)],
}

function bars(pieces: Pieces): number {
  return pieces[SILVER] ?? 0
}

/** The payment that fits a preference best. */
export function preferredPayment(payments: readonly Payment[], preference: Preference): Payment | undefined {
  return payments.toSorted((one, other) =>
    compare(PREFERENCES[preference](one.pieces), PREFERENCES[preference](other.pieces)),
  )[0]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== other[place])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** The preferences that select different payments, in order. */
export function distinctPreferences(payments: readonly Payment[]): { preference: Preference; payment: Payment }[] {
  const different: { preference: Preference; payment: Payment }[] = []
  for (const preference of Object.keys(PREFERENCES) as Preference[]) {
    const payment = preferredPayment(payments, preference)
    if (payment && !different.some((known) => known.payment.word === payment.word))
      different.push({ preference, payment })
  }
  return different
}
