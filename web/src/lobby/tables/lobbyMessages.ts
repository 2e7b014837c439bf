/** The messages of the lobby socket, and their effect on the list of tables. */
import type { Added, Changed, Failed, Gone, Listed, Notice, Pong, TableState } from '../../wire/types'

export type LobbyMessage = Listed | Added | Changed | Gone | Notice | Pong | Failed

/** The list after a message, the newest tables first. */
export function after(list: readonly TableState[], message: LobbyMessage): readonly TableState[] {
  switch (message.type) {
    case 'tables':
      return sorted(message.tables)
    case 'added':
    case 'changed':
      return sorted([...list.filter((table) => table.id !== message.table.id), message.table])
    case 'gone':
      return list.filter((table) => table.id !== message.id)
    default:
      return list
  }
}

function sorted(list: readonly TableState[]): readonly TableState[] {
  return [...list].sort((a, b) => b.created - a.created)
}
