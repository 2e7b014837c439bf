/** Decrees that can be used just now, beside whatever else is asked. */
import type { Choice } from '../../../table/model'

/** By action: the decree that allows it. */
const BY_DECREE: Record<string, number> = { Recall: 8, Unpack: 16, Repay: 21 }

/** Steps at which decrees only remind of what they allow; at others they are what is asked. */
export const BUSY: ReadonlySet<string> = new Set(['buying', 'placing', 'rewards'])

export interface Reminder {
  action: string
  decree: number
  words: readonly string[]
}

export function isReminder(action: string): boolean {
  return action in BY_DECREE
}

/** One reminder for each way in which a decree can be used, in the order of the decrees. */
export function remindersIn(choices: readonly Choice[]): readonly Reminder[] {
  const found = new Map<string, string[]>()
  for (const { action, word } of choices) {
    if (isReminder(action)) found.set(action, [...(found.get(action) ?? []), word])
  }
  return [...found]
    .map(([action, words]) => ({ action, decree: BY_DECREE[action] ?? 0, words }))
    .sort((one, other) => one.decree - other.decree)
}
