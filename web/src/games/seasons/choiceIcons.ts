/** The little drawings on an answer's button. */
import type { Choice } from '../../table/model'
import { type Pieces, SILVER } from './components'
import type { Board } from './types'

export interface Sign {
  kind: 'piece' | 'helper' | 'card'
  number: number
}

/** At most so many of a kind are drawn; the words give the number. */
const MOST = 5
const STONE = 3

function pieces(kind: number, count = 1): Sign[] {
  return Array.from({ length: Math.min(count, MOST) }, () => ({ kind: 'piece', number: kind }) as const)
}

function all(amounts: Pieces): Sign[] {
  return amounts.flatMap((count, kind) => pieces(kind, count))
}

const SIGNS: Record<string, (choice: Choice, board: Board) => Sign[]> = {
  Supply: (choice) => all(choice['pieces'] as Pieces),
  TakeBack: (choice) => pieces(Number(choice['spot'])),
  Station: (choice) => pieces(Number(choice['spot'])),
  Empty: (choice, board) => pieces(Number(choice['kind']), board.tower[Number(choice['kind'])]),
  Buy: (choice) => pieces(Number(choice['kind'])),
  Begin: (choice) => [{ kind: 'card', number: Number(choice['card']) }],
  Lose: (choice) => [{ kind: 'card', number: Number(choice['card']) }],
  Mend: (choice) => [...pieces(STONE, Number(choice['stones'])), ...pieces(SILVER, Number(choice['bars']))],
  Lay: (choice) => pieces(Number(choice['stake'])),
  Share: (choice) => pieces(Number(choice['stake'])),
}

export function signsOf(choice: Choice, board: Board): Sign[] {
  return SIGNS[choice.action]?.(choice, board) ?? []
}
