/** What the lobby's socket says, and the list of tables after it. */
import type { TableState } from '../wire'

export interface Notice {
  type: 'notice'
  event: 'your-turn' | 'invited' | 'game-over' | 'test'
  table: string
  game: string
  at: number
  text: string
  browser: boolean
}
export type Heard =
  | { type: 'tables'; tables: TableState[] }
  | { type: 'added' | 'changed'; table: TableState }
  | { type: 'gone'; id: string }
  | Notice
  | { type: 'pong' | 'refused' }

/** The list after a message, the newest tables first. */
export function after(list: readonly TableState[], heard: Heard): readonly TableState[] {
  switch (heard.type) {
    case 'tables':
      return sorted(heard.tables)
    case 'added':
    case 'changed':
      return sorted([...list.filter((table) => table.id !== heard.table.id), heard.table])
    case 'gone':
      return list.filter((table) => table.id !== heard.id)
    default:
      return list
  }
}

function sorted(list: readonly TableState[]): readonly TableState[] {
  return [...list].sort((a, b) => b.created - a.created)
}
