/** What a guide explains, and when: by what is asked and what has happened, never by a script. */
import type { LogEntry } from '../table/tableLog'
import type { Asked, Presented } from '../table/model'

/** How things stand when the guide looks. */
export interface Now<Game extends Presented = Presented> {
  readonly seat: number
  readonly asked: Asked | null
  /** how often the learner has been asked for this decision */
  times: (step: string) => number
  /** whether something has happened to the learner, or with `false` to somebody else */
  has: (event: string, own?: boolean) => boolean
  readonly board: Game['board']
}

/** Something to explain once. Its words are `web-learn-<game>-<id>`, its heading has `-title` after that. */
export interface Moment<Game extends Presented = Presented> {
  id: string
  when: (now: Now<Game>) => boolean
  /** where to look: the first of these that is on the screen */
  look?: readonly string[]
}

export interface Lesson<Game extends Presented = Presented> {
  game: string
  moments: readonly Moment<Game>[]
}

/** What stands still to be explained now, in the order of the lesson. */
export function due(lesson: Lesson, heard: ReadonlySet<string>, now: Now): readonly Moment[] {
  return now.asked ? lesson.moments.filter((moment) => !heard.has(moment.id) && moment.when(now)) : []
}

/** Whether an event has happened to a seat, or to another one, and was not taken back. */
export function happened(lines: readonly LogEntry[], event: string, seat: number, own: boolean): boolean {
  return lines.some(
    (line) => !line.undone && line.events.some((told) => told.event === event && (told.seat === seat) === own),
  )
}

/** Whether the learner has to decide this. */
export const asks = (now: Now, step: string): boolean => now.asked?.step === step

/** Whether the learner has to decide this, and at least for that time. */
export const again = (now: Now, step: string, number: number): boolean => asks(now, step) && now.times(step) >= number

export const GOALS = ['.side .goals', '.goals']
export const BOARD = ['#board']
export const BAR = ['.action .bar', 'section.bar']
