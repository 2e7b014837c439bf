/** Decisions that are a number: money borrowed, returned or repaid, coins laid, players passed. */
import type { Choice } from '../../../table/model'

/** By action: the field with the number, and its value in money; 0 if it is not money. */
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

/** The legal numbers of an action; null if it is not legal. */
export function amountOf(choices: readonly Choice[], action: string): Amount | null {
  const number = NUMBERS[action]
  const found = number ? choices.filter((choice) => choice.action === action) : []
  if (!number || !found.length) return null
  const values = found.map((choice) => ({ word: choice.word, value: Number(choice[number.field]) }))
  return { action, unit: number.unit, values: values.sort((one, other) => one.value - other.value) }
}

/** The first decision among the choices that is a number. */
export function amountIn(choices: readonly Choice[]): Amount | null {
  const action = choices.find((choice) => isAmount(choice.action))?.action
  return action === undefined ? null : amountOf(choices, action)
}
