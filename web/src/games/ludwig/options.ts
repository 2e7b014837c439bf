/** Choices other than placements, as cards with a title and a picture. */
import { n, t } from '../../locale/index.svelte'
import type { Choice } from '../../table/model'
import { type Option, type Shown, card, tile, whole } from './modules/option'
import { MODULE_OPTIONS } from './modules/options'
import { BUSY, isReminder } from './modules/reminders'
import type { Scene } from './scene'
import type { Step } from './types'

export type { Option } from './modules/option'

function stack(scene: Scene, choice: Choice): Option {
  const number = whole(choice, 'stack')
  const { stacks } = scene.board
  const place = choice.action === 'LookAt' && number === TOWERS_LOOKED_AT ? TOWERS : number
  return {
    word: choice.word,
    title: scene.catalogue.stacks[place] ?? '',
    note: t('web-ludwig-left', { left: stacks[place]?.left ?? 0 }),
  }
}

/** In notation, towers are numbered right after the sizes; in the list of stacks they follow hallways and stairs. */
const TOWERS_LOOKED_AT = 10
const TOWERS = 12

const NO_MORE: Partial<Record<Step, string>> = { recalling: 'web-choice-enough', 'moat-tile': 'web-choice-none' }

const SHOWN: Record<string, Shown> = {
  ...MODULE_OPTIONS,
  ChooseFoyer: (_, choice) => {
    const doors = whole(choice, 'doors')
    return { word: choice.word, title: t('web-ludwig-foyer', { doors }), tile: doors - 3 }
  },
  PutAway: (scene, choice) => {
    const hand = scene.seat === null ? 0 : scene.board.hands[scene.seat]
    return typeof hand === 'number' ? null : card(scene, choice.word, hand?.[whole(choice, 'card')]?.card)
  },
  KeepCard: (scene, choice) => card(scene, choice.word, scene.board.drawn[whole(choice, 'card')]),
  ChooseReward: (scene, choice) => {
    const type = scene.catalogue.types[whole(choice, 'type')]
    return type ? { word: choice.word, title: type.reward, type: type.id } : null
  },
  LookAt: stack,
  DiscardTile: stack,
  PutOnDeck: (scene, choice) => tile(scene, choice.word, scene.board.dug[whole(choice, 'tile')]),
  PutNoMore: (scene, choice) => ({
    word: choice.word,
    title: t(NO_MORE[scene.board.step] ?? 'web-ludwig-no-more'),
    quiet: true,
  }),
  TakeCorridor: (scene, choice) => {
    const shown = tile(scene, choice.word, whole(choice, 'tile'))
    return shown && { ...shown, placed: true }
  },
  TakeCoins: (scene, choice) => {
    const stall = scene.board.market.find((one) => one.slot === choice['slot'])
    const shown = tile(scene, choice.word, stall?.tile)
    return shown && { ...shown, note: n(stall?.coins ?? 0) }
  },
}

/** Actions with controls elsewhere: in the castle, the market, the action bar or the rewards. */
const ELSEWHERE = new Set([
  ...['Place', 'Buy', 'BuyCorridor', 'TakeMoney', 'Lay', 'LeaveEmpty', 'KeepRest', 'Claim', 'Decline', 'TimeUp'],
  ...['SellSwans', 'BuyMoat', 'PlaceMoat', 'BuyRenovation', 'Renovate', 'Store', 'TakePoints'],
])

/** Actions with a panel of their own. */
const PANELS = new Set([
  'KeepDecree',
  'SwapCard',
  'LayCoins',
  'KeepCoins',
  'Shift',
  'Borrow',
  'Repay',
  'ReturnCoins',
  'MoveAhead',
])

/** The choices to show as cards; those without a card of their own are shown by their word. */
export function optionsOf(scene: Scene): readonly Option[] {
  const busy = BUSY.has(scene.board.step)
  return (scene.asked?.choices ?? [])
    .filter(({ action }) => !ELSEWHERE.has(action) && !PANELS.has(action) && !(busy && isReminder(action)))
    .map((choice) => SHOWN[choice.action]?.(scene, choice) ?? { word: choice.word, title: '' })
}
