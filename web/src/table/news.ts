/** What is new in the log, as messages for those who hear it: one for each turn of others, one for each own move. */
import { logTurns, type LogTurn } from './logTurns'
import type { LogEntry } from './tableLog'

/** More entries than any turn has. */
const RECENT = 80

/** Who listens, and what is going on at the table. */
export interface Listener {
  own: readonly number[]
  /** the seats that the table waits for; a turn of theirs may go on */
  actors: readonly number[]
  /** whether the listener is asked, so that all that happened is told */
  asked: boolean
  /** a sentence that is announced elsewhere */
  elsewhere?: string | undefined
  /** the sentence for an entry that is not a move, such as an undo */
  said: (kind: string, seat: number) => string
}

export interface News {
  texts: readonly string[]
  /** up to where the log was told: the number of an entry, and a half more with what began after it */
  told: number
}

const SAID = ['undo', 'ask', 'agree', 'refuse', 'standin', 'return']

/** The messages after `told`. A turn of others that may go on is kept for later. */
export function newsAfter(told: number, lines: readonly LogEntry[], listener: Listener): News {
  const recent = lines.slice(-RECENT)
  const turns = logTurns(recent)
  const texts: string[] = []
  for (const turn of turns) {
    if (placeOf(turn) <= told) continue
    if (turn === turns.at(-1) && goesOn(turn, listener)) break
    texts.push(textOf(turn, told, recent, listener))
    told = placeOf(turn)
  }
  return { texts: texts.filter(Boolean), told }
}

/** The place of a turn in the log; what began after a move comes between its entry and the next. */
function placeOf(turn: LogTurn): number {
  return turn.seat === null ? turn.last + 0.5 : turn.last
}

function goesOn({ seat, kind }: LogTurn, { own, actors, asked }: Listener): boolean {
  return seat !== null && kind === 'move' && !asked && !own.includes(seat) && actors.includes(seat)
}

/** A whole turn; of an own turn, and of one that was told in part, only what is new. */
function textOf(turn: LogTurn, told: number, lines: readonly LogEntry[], listener: Listener): string {
  if (turn.seat !== null && SAID.includes(turn.kind)) return listener.said(turn.kind, turn.seat)
  const whole = turn.seat === null || (!listener.own.includes(turn.seat) && turn.first > told)
  const fresh = lines.filter((line) => line.seq > told && line.seq >= turn.first && line.seq <= turn.last)
  const story = whole ? turn.story : fresh.flatMap(ownStory)
  return story.filter((sentence) => sentence !== listener.elsewhere).join(' ')
}

/** The story of an entry, without what began after it. */
function ownStory(line: LogEntry): readonly string[] {
  const after = line.turn?.after ?? []
  return line.story.filter((sentence) => !after.includes(sentence))
}
