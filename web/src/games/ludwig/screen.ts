import { t } from '../../locale/index.svelte'
import type { GameScreen } from '../../table/model'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { cues } from './cues'
import { draftOf } from './draft.svelte'
import Goals from './Goals.svelte'
import { panelQuestion } from './modules/panels'
import Legend from './Legend.svelte'
import Person from './Person.svelte'
import Purse from './Purse.svelte'
import type { Scene } from './scene'
import './stalls.css'
import { tileOf } from './tiles'
import type { Presented } from './types'

/** The question while a tile is placed or prices are set, which the server asks in several steps. */
function question(scene: Scene): string | null {
  const draft = draftOf(scene)
  if (draft.picked) return t('web-ludwig-ask-place', { tile: tileOf(scene, draft.picked.tile).name })
  return draft.pricing ? t('web-ludwig-ask-prices') : panelQuestion(scene)
}

/** A card or number of the panel, a tile that can be bought or priced, or the castle while a tile is placed; the main
 * button where nothing can be bought. */
function firstChoice(_: Scene, table: Element): Element | null {
  const panel = table.querySelector('.docket :is(button, input):not(:disabled)')
  if (panel) return panel
  if (table.querySelector('[data-actions] [data-placing]')) return table.querySelector('[role="application"]')
  const stall = table.querySelector('.market .stall:not(.closed, [aria-disabled])')
  return stall ?? table.querySelector('[data-actions] .controls button.main:not(:disabled)')
}

/** The last board with the points and cards that everybody could see before. */
function unscored(board: Presented['board'], before: Presented['board']): Presented['board'] {
  const { scores, score, money, hands, favours, solo, step } = before
  return { ...board, scores, score, money, hands, favours, solo, step }
}

export const screen: GameScreen<Presented> = {
  Board,
  Goals,
  Person,
  Brief: Purse,
  // as in the people panel: what is scored, without what the end of the game would bring
  score: ({ board }, seat) => board.score?.[seat] ?? null,
  Legend,
  Actions,
  question,
  firstChoice,
  cues,
  unscored,
}
