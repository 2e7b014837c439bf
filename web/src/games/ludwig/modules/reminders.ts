/** Decrees that can be used in addition to the current question. */
import type { Choice } from '../../../table/model'

/** The number of the decree that allows each action. */
const BY_DECREE: Record<string, number> = { Recall: 8, Unpack: 16, Repay: 21 }

/** Steps with a question of their own; in other steps the decree itself is the question. */
export const BUSY: ReadonlySet<string> = new Set(['buying', 'placing', 'rewards'])

export interface Reminder {
  action: string
  decree: number
  words: readonly string[]
}

export function isReminder(action: string): boolean {
  return action in BY_DECREE
}

/** One reminder for each action, in the order of the decrees. */
export function remindersIn(choices: readonly Choice[]): readonly Reminder[] {
  const found = new Map<string, string[]>()
  for (const { action, word } of choices) {
    if (isReminder(action)) found.set(action, [...(found.get(action) ?? []), word])
  }
  return [...found]
    .map(([action, words]) => ({ action, decree: BY_DECREE[action] ?? 0, words }))
    .sort((one, other) => one.decree - other.decree)
}
