import type { GameScreen } from '../../table/model'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { cues } from './cues'
import Goals from './Goals.svelte'
import Legend from './Legend.svelte'
import Person from './Person.svelte'
import './pieces.css'
import type { Presented } from './types'

/** The last board with the points that everybody could see before. */
function unscored(board: Presented['board'], before: Presented['board']): Presented['board'] {
  const people = board.people.map((person, seat) => {
    const { vp = 0, score = 0 } = before.people[seat] ?? {}
    return { ...person, vp, score }
  })
  return { ...board, people, scores: before.scores, sheet: before.sheet, step: before.step }
}

export const screen: GameScreen<Presented> = { Board, Goals, Person, Legend, Actions, cues, unscored }
