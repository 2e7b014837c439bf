/** The icons on the button of a choice. */
import type { Choice } from '../../table/model'
import { type Pieces, SILVER } from './components'
import type { Board } from './types'

export interface ChoiceIcon {
  kind: 'piece' | 'helper' | 'card'
  number: number
}

/** Icons of one kind on a button; the label has the exact number. */
const MAX_ICONS = 5
const STONE = 3

function pieces(kind: number, count = 1): ChoiceIcon[] {
  return Array.from({ length: Math.min(count, MAX_ICONS) }, () => ({ kind: 'piece', number: kind }) as const)
}

function all(amounts: Pieces): ChoiceIcon[] {
  return amounts.flatMap((count, kind) => pieces(kind, count))
}

const ICONS: Record<string, (choice: Choice, board: Board) => ChoiceIcon[]> = {
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

export function choiceIcons(choice: Choice, board: Board): ChoiceIcon[] {
  return ICONS[choice.action]?.(choice, board) ?? []
}
