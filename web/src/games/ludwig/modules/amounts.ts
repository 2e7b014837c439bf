/** Decisions that are a number: how much is borrowed, returned, paid back, how many are passed. */
import type { Choice } from '../../../table/model'

/** By action: the field that holds the number, and what one of it is worth in money; 0: it is no money. */
const NUMBERS: Record<string, { field: string; unit: number }> = {
  Borrow: { field: 'thousands', unit: 1000 },
  Repay: { field: 'thousands', unit: 1000 },
  ReturnCoins: { field: 'coins', unit: 1000 },
  LayCoins: { field: 'coins', unit: 1000 },
  MoveAhead: { field: 'players', unit: 0 },
}

export interface Amount {
  action: string
  unit: number
  /** in ascending order */
  values: readonly { word: string; value: number }[]
}

export function isAmount(action: string): boolean {
  return action in NUMBERS
}

/** The numbers that one action may take now; null if it may not be taken. */
export function amountOf(choices: readonly Choice[], action: string): Amount | null {
  const number = NUMBERS[action]
  const found = number ? choices.filter((choice) => choice.action === action) : []
  if (!number || !found.length) return null
  const values = found.map((choice) => ({ word: choice.word, value: Number(choice[number.field]) }))
  return { action, unit: number.unit, values: values.sort((one, other) => one.value - other.value) }
}

/** The first number that is asked for. */
export function amountIn(choices: readonly Choice[]): Amount | null {
  const action = choices.find((choice) => isAmount(choice.action))?.action
  return action === undefined ? null : amountOf(choices, action)
}
