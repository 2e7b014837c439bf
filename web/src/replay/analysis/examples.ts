/** Turns for tests. */
import type { JudgedAnswer, JudgedTurn } from '../../wire/types'

export const answer = (words: string, points: readonly number[], chance = 0.5): JudgedAnswer => ({
  words: words.split(' '),
  choices: words.split(' ').map((word) => ({ word, action: 'Build', text: `Ann: ${word}.` })),
  visits: 10,
  chance,
  points: [...points],
})

/** A turn from this step on, with the move played, the best move and the loss. */
export function turn(step: number, seat: number, played: JudgedAnswer, best = played, lost = 0): JudgedTurn {
  return {
    step,
    seat,
    played,
    best,
    others: [],
    lost,
    before: best.points,
    after: played.points,
    chance_before: best.chance,
    chance_after: played.chance,
  }
}
