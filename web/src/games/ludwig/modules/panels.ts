/** Which panel asks for what is decided now. */
import { t } from '../../../locale/index.svelte'
import type { Scene } from '../scene'
import { type Amount, amountIn, amountOf } from './amounts'
import { BUSY } from './reminders'

export type Panel = { kind: 'drafting' | 'swap' | 'coins' | 'shifting' | 'swans' } | { kind: 'amount'; amount: Amount }

/** What is looked at beside the question: selling swans. */
export const SWANS = 'SellSwans'

/** The panel for what is asked, or for what was taken up beside it; null: there is none. */
export function panelOf(scene: Scene, aside: string | null): Panel | null {
  const choices = scene.readonly ? [] : (scene.asked?.choices ?? [])
  const has = (action: string) => choices.some((choice) => choice.action === action)
  if (aside === SWANS) return has(SWANS) ? { kind: 'swans' } : null
  if (aside) return amounts(amountOf(choices, aside))
  if (BUSY.has(scene.board.step)) return null
  if (has('KeepDecree')) return { kind: 'drafting' }
  if (has('SwapCard')) return { kind: 'swap' }
  if (has('KeepCoins')) return { kind: 'coins' }
  if (has('Shift')) return { kind: 'shifting' }
  return amounts(amountIn(choices))
}

/** What a panel asks in other words than the server, which asks for one answer after the other. */
export function askedBy(scene: Scene): string | null {
  return scene.asked?.choices.some((choice) => choice.action === 'KeepCoins') ? t('web-choice-coins') : null
}

/** What is asked beside the question. */
export function asideAsks(aside: string): string {
  return t(aside === SWANS ? 'web-choice-swans' : 'web-choice-do-repay')
}

function amounts(amount: Amount | null): Panel | null {
  return amount && { kind: 'amount', amount }
}
