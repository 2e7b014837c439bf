/** The panel for the current question. */
import { t } from '../../../locale/index.svelte'
import type { Scene } from '../scene'
import { type Amount, amountIn, amountOf } from './amounts'
import { BUSY } from './reminders'

export type Panel = { kind: 'drafting' | 'swap' | 'coins' | 'shifting' | 'swans' } | { kind: 'amount'; amount: Amount }

/** The side action that sells swans. */
export const SWANS = 'SellSwans'

/** The panel for the side action or the question; null if it needs none. */
export function panelOf(scene: Scene, sideAction: string | null): Panel | null {
  const choices = scene.readonly ? [] : (scene.asked?.choices ?? [])
  const has = (action: string) => choices.some((choice) => choice.action === action)
  if (sideAction === SWANS) return has(SWANS) ? { kind: 'swans' } : null
  if (sideAction) return amounts(amountOf(choices, sideAction))
  if (BUSY.has(scene.board.step)) return null
  if (has('KeepDecree')) return { kind: 'drafting' }
  if (has('SwapCard')) return { kind: 'swap' }
  if (has('KeepCoins')) return { kind: 'coins' }
  if (has('Shift')) return { kind: 'shifting' }
  return amounts(amountIn(choices))
}

/** The text of a panel that answers several questions of the server at once; null for the server's text. */
export function panelQuestion(scene: Scene): string | null {
  return scene.asked?.choices.some((choice) => choice.action === 'KeepCoins') ? t('web-choice-coins') : null
}

/** The text of a side action. */
export function sideActionText(sideAction: string): string {
  return t(sideAction === SWANS ? 'web-choice-swans' : 'web-choice-do-repay')
}

function amounts(amount: Amount | null): Panel | null {
  return amount && { kind: 'amount', amount }
}
