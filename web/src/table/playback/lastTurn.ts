/** The last turn of those who are followed, and the steps that show it again. */
import { type LogTurn, logTurns } from '../logTurns'
import type { LogEntry } from '../tableLog'

/** More entries than any turn has. */
const RECENT = 80

/** The newest turn of a player who is followed; undone moves do not count. */
export function lastTurn(lines: readonly LogEntry[], follows: (seat: number) => boolean): LogTurn | null {
  const turns = logTurns(lines.slice(-RECENT))
  return (
    turns.findLast(
      ({ seat, kind, undone, story }) =>
        kind === 'move' && !undone && seat !== null && story.length > 0 && follows(seat),
    ) ?? null
  )
}

/** The steps that show a turn again: the one before it, and its own. None if they are not known any more. */
export function stepsOf<S extends { seq: number }>(turn: LogTurn, past: readonly S[]): readonly S[] {
  const first = past.findIndex((step) => step.seq >= turn.first)
  const last = past.findLastIndex((step) => step.seq <= turn.last)
  return first > 0 && last >= first ? past.slice(first - 1, last + 1) : []
}
