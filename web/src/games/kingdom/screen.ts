/** The components of Kingdom Builder for the table screen. */
import { hoverOf } from '../../table/hover.svelte'
import type { GameScreen } from '../../table/model'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { cues } from './cues'
import { boardUiOf } from './boardUi.svelte'
import Goals from './Goals.svelte'
import Legend from './Legend.svelte'
import Person from './Person.svelte'
import type { Scene } from './scene'
import type { Presented } from './types'

/** Highlights the hex of a move; other moves only show their preview. */
function show(scene: Scene, word: string): void {
  const hex = scene.asked?.choices.find((choice) => choice.word === word)?.['hex']
  if (typeof hex === 'number') boardUiOf(scene).point(hex)
  else void hoverOf(scene).look(word)
}

/** From a hex the focus goes on to the nearest legal one. */
function firstChoice(scene: Scene, table: Element, from: Element | null): Element | null {
  if (!from?.matches('[data-hex]')) return null
  const ui = boardUiOf(scene)
  const hex = ui.nearestLegal(ui.cursor)
  if (hex === null) return null
  ui.cursor = hex
  return table.querySelector(`[data-hex="${hex}"]`)
}

/** The last board with the gold that everybody could see before. */
function unscored(board: Presented['board'], before: Presented['board']): Presented['board'] {
  return { ...board, step: before.step, scores: before.scores, gold: before.gold }
}

export const screen: GameScreen<Presented> = {
  Board,
  Goals,
  Person,
  Legend,
  Actions,
  firstChoice,
  show,
  cues,
  unscored,
}
