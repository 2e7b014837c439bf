/** Answers that are not places on the table, as things a person can look at. */
import { t } from '../../locale/index.svelte'
import type { Choice, Scene } from '../../table/model'
import { type Type, boardOf, catalogueOf, tileOf } from './facts'

export interface Option {
  word: string
  title: string
  note?: string
  tile?: number
  type?: Type | undefined
  /** what a card would pay now */
  points?: number
  /** the tile is placed next: it is picked up first */
  placed?: boolean
  /** the answer that does without */
  quiet?: boolean
}

type Shown = (scene: Scene, choice: Choice) => Option | null

const whole = (choice: Choice, field: string) => Number(choice[field] ?? 0)

function card(scene: Scene, word: string, number: number | undefined, points?: number): Option | null {
  const found = number === undefined ? undefined : catalogueOf(scene).cards[number]
  if (!found) return null
  const option: Option = { word, title: found.name, note: found.pays, type: found.type ?? undefined }
  return points === undefined ? option : { ...option, points }
}

function tile(scene: Scene, word: string, number: number | undefined): Option | null {
  if (number === undefined) return null
  return { word, title: tileOf(scene, number).name, tile: number }
}

const SHOWN: Record<string, Shown> = {
  ChooseFoyer: (_, choice) => {
    const doors = whole(choice, 'doors')
    return { word: choice.word, title: t('web-ludwig-foyer', { doors }), tile: doors - 3 }
  },
  PutAway: (scene, choice) => {
    const hand = scene.seat === null ? 0 : boardOf(scene).hands[scene.seat]
    return typeof hand === 'number' ? null : card(scene, choice.word, hand?.[whole(choice, 'card')]?.card)
  },
  KeepCard: (scene, choice) => card(scene, choice.word, boardOf(scene).drawn[whole(choice, 'card')]),
  ChooseReward: (scene, choice) => {
    const type = catalogueOf(scene).types[whole(choice, 'type')]
    return type ? { word: choice.word, title: type.reward, type: type.id } : null
  },
  LookAt: (scene, choice) => {
    const stack = whole(choice, 'stack')
    const left = boardOf(scene).stacks[stack]?.left ?? 0
    return { word: choice.word, title: catalogueOf(scene).stacks[stack] ?? '', note: t('web-ludwig-left', { left }) }
  },
  PutOnDeck: (scene, choice) => tile(scene, choice.word, boardOf(scene).dug[whole(choice, 'tile')]),
  PutNoMore: (_, choice) => ({ word: choice.word, title: t('web-ludwig-no-more'), quiet: true }),
  TakeCorridor: (scene, choice) => {
    const shown = tile(scene, choice.word, whole(choice, 'tile'))
    return shown && { ...shown, placed: true }
  },
}

/** Actions with a place of their own: on the table, in the market, in the action bar, among the rewards. */
const ELSEWHERE = new Set(['Place', 'Buy', 'BuyCorridor', 'TakeMoney', 'Lay', 'LeaveEmpty', 'KeepRest', 'Claim', 'Decline'])

/** The answers to be chosen from pictures. Whatever has none is shown by its word. */
export function optionsOf(scene: Scene): readonly Option[] {
  return (scene.asked?.choices ?? [])
    .filter((choice) => !ELSEWHERE.has(choice.action))
    .map((choice) => SHOWN[choice.action]?.(scene, choice) ?? { word: choice.word, title: choice.word })
}
