/** One answer as a thing to look at, and the parts that many answers are made of. */
import type { Choice } from '../../../table/model'
import type { Scene } from '../scene'
import { tileOf } from '../tiles'
import type { Type } from '../types'

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
  /** how the foyer stands in its wall: doors and quarter turns */
  barbican?: readonly [number, number]
  /** words that are said after it to see what it brings */
  then?: readonly string[]
}

export type Shown = (scene: Scene, choice: Choice) => Option | null

export const whole = (choice: Choice, field: string) => Number(choice[field] ?? 0)

export function card(scene: Scene, word: string, number: number | undefined, points?: number): Option | null {
  const found = number === undefined ? undefined : scene.catalogue.cards[number]
  if (!found) return null
  const option: Option = { word, title: found.name, note: found.pays, type: found.type ?? undefined }
  return points === undefined ? option : { ...option, points }
}

export function tile(scene: Scene, word: string, number: number | null | undefined): Option | null {
  if (number === undefined || number === null) return null
  return { word, title: tileOf(scene, number).name, tile: number }
}
