import type { GameScreen } from '../../table/model'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { cues } from './cues'
import Goals from './Goals.svelte'
import Legend from './Legend.svelte'
import Own from './Own.svelte'
import Person from './Person.svelte'
import './pieces.css'
import type { Scene } from './scene'
import type { Presented } from './types'

/** The first card, choice or number below the picture. */
function firstChoice(_: Scene, table: Element): Element | null {
  const FIRST = ':is(button, [role="spinbutton"]):not(:disabled, [aria-disabled="true"])'
  return table.querySelector(`.input-area ${FIRST}`)
}

/** The last board with the points that everybody could see before. */
function unscored(board: Presented['board'], before: Presented['board']): Presented['board'] {
  const people = board.people.map((person, seat) => {
    const { vp = 0, score = 0 } = before.people[seat] ?? {}
    return { ...person, vp, score }
  })
  return { ...board, people, scores: before.scores, sheet: before.sheet, step: before.step }
}

export const screen: GameScreen<Presented> = {
  Board,
  Own,
  Goals,
  Person,
  Legend,
  Actions,
  firstChoice,
  cues,
  unscored,
}
