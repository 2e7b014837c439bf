/** A choice as a card with title and picture, and functions for common kinds of cards. */
import { explained, signed } from '../../../parts/reconstructed'
import type { Choice } from '../../../table/model'
import type { Scene } from '../scene'
import { tileOf } from '../tiles'
import type { Type } from '../types'

export interface Option {
  word: string
  title: string
  note?: string
  /** what a tooltip says, where there is no tile */
  about?: string
  tile?: number
  type?: Type | undefined
  /** the current points of a card */
  points?: number
  /** whether the choice is a tile to be placed, which is picked first */
  placed?: boolean
  /** whether the choice declines an offer */
  quiet?: boolean
  /** the foyer in the barbican: doors and quarter turns */
  barbican?: readonly [number, number]
  /** further words that its preview needs */
  then?: readonly string[]
}

export type Shown = (scene: Scene, choice: Choice) => Option | null

export const whole = (choice: Choice, field: string) => Number(choice[field] ?? 0)

export function card(scene: Scene, word: string, number: number | undefined, points?: number): Option | null {
  const found = number === undefined ? undefined : scene.catalogue.cards[number]
  if (!found) return null
  const option: Option = {
    word,
    title: found.name,
    note: signed(found.pays, found.reconstructed),
    about: `${found.about} ${explained(found.reconstructed)}`,
    type: found.type ?? undefined,
  }
  return points === undefined ? option : { ...option, points }
}

export function tile(scene: Scene, word: string, number: number | null | undefined): Option | null {
  if (number === undefined || number === null) return null
  const { name, reconstructed } = tileOf(scene, number)
  return { word, title: signed(name, reconstructed), tile: number }
}
