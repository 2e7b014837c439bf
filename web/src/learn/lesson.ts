/** The explanations of a guide, and their conditions on the current question and past events. */
import type { LogEntry } from '../table/tableLog'
import type { Asked, Presented, Scene } from '../table/model'

/** The situation on which conditions depend. */
export interface Now<Game extends Presented = Presented> {
  readonly seat: number
  readonly asked: Asked | null
  /** whether the learner is preparing a move, as the lesson's `holds` says */
  readonly holding: boolean
  /** how often the learner has been asked for this decision */
  times: (step: string) => number
  /** whether an event has happened to the learner, or with `false` to another player */
  has: (event: string, own?: boolean) => boolean
  readonly board: Game['board']
}

/** An explanation that is shown once. Its message is `web-learn-<game>-<id>`, its heading `web-learn-<game>-<id>-title`. */
export interface Moment<Game extends Presented = Presented> {
  id: string
  when: (now: Now<Game>) => boolean
  /** what to highlight: the first of these selectors that is on the screen */
  look?: readonly string[]
}

export interface Lesson<Game extends Presented = Presented> {
  game: string
  moments: readonly Moment<Game>[]
  /** whether the learner is preparing a move that has an explanation of its own */
  holds?: (scene: Scene<Game>) => boolean
}

/** The explanations that are due now, in the order of the lesson. */
export function due(lesson: Lesson, seen: ReadonlySet<string>, now: Now): readonly Moment[] {
  return now.asked ? lesson.moments.filter((moment) => !seen.has(moment.id) && moment.when(now)) : []
}

/** Whether an event has happened to the seat (or to another one) and was not undone. */
export function happened(lines: readonly LogEntry[], event: string, seat: number, own: boolean): boolean {
  return lines.some(
    (line) => !line.undone && line.events.some((one) => one.event === event && (one.seat === seat) === own),
  )
}

/** Whether the learner has to decide this step. */
export const asks = (now: Now, step: string): boolean => now.asked?.step === step

/** Whether the learner has to decide this step, at least for the nth time. */
export const again = (now: Now, step: string, number: number): boolean => asks(now, step) && now.times(step) >= number

export const GOALS = ['aside .goals', '.goals']
export const BOARD = ['#board']
export const BAR = ['.action .bar', 'section.bar']
