/** Navigation through the steps of a game. */
import { shownEvent } from '../table/tableLog'
import type { ShownEvent } from '../table/model'
import type { Replayed } from '../wire/types'

/** The step of the game that is closest to a number. */
export function within(target: number, count: number): number {
  return Math.min(Math.max(0, Math.round(target) || 0), Math.max(0, count - 1))
}

/** The end of the next turn: the last step before another seat moves. */
export function turnAfter(steps: readonly Replayed[], from: number): number {
  const mover = steps[from + 1]?.seat
  let to = from + 1
  while (to + 1 < steps.length && steps[to + 1]?.seat === mover) to += 1
  return within(to, steps.length)
}

/** The end of the turn before this one. */
export function turnBefore(steps: readonly Replayed[], from: number): number {
  const mover = steps[from]?.seat
  let to = from - 1
  while (to > 0 && steps[to]?.seat === mover) to -= 1
  return within(to, steps.length)
}

/** The number in an address like `#37`; null if there is none. */
export function stepIn(hash: string): number | null {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null
}

/** The scores after each step, by seat; steps whose scores are not known yet repeat the last ones. */
export function scoreLines(steps: readonly Replayed[], players: number): readonly (readonly number[])[] {
  const lines: number[][] = Array.from({ length: players }, () => [])
  for (const step of steps) {
    for (const [seat, line] of lines.entries()) line.push(step.scores?.[seat] ?? line.at(-1) ?? 0)
  }
  return lines
}

/** The events of a step, as shown. */
export function eventsOf(step: Replayed | undefined): readonly ShownEvent[] {
  return (step?.events ?? []).map(shownEvent)
}

/** The sentences of a step: its story, or else the texts of its events. */
export function storyOf(step: Replayed | undefined): readonly string[] {
  return step?.text?.length ? step.text : eventsOf(step).flatMap((event) => event.text || [])
}
