/** A place for the picked tile in words. Where it lies is told by the server. */
import type { Spot } from '../../draw/castle'
import { t } from '../../locale/index.svelte'
import type { Draft } from './draft.svelte'
import { type Aim, SIDES } from './modules/aims'
import { roomName } from './modules/ownCastle'
import { completedIn } from './scoreLines'

export type Placing = Spot | Aim

/** Where it is, and what would be completed there. */
export function optionName(draft: Draft, option: Placing, where: string | undefined): string {
  const done = completedIn(draft, option).map((one) => t('web-ludwig-completes', { ...one }))
  return [capitalised(whereOf(draft, option, where)), ...done].filter(Boolean).join(' ')
}

function whereOf({ scene }: Draft, option: Placing, where: string | undefined): string {
  if (!('kind' in option)) return where ? `${where}.` : ''
  if (option.kind === 'room') return `${roomName(scene, option.at)}.`
  return `${scene.catalogue.moat.positions[option.at]?.name ?? SIDES[option.at] ?? option.word}.`
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
