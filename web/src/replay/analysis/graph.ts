/** The geometry of the analysis graph. */
import type { JudgedTurn } from '../../wire/types'
import { lastStep } from './turns'

export interface Spot {
  step: number
  value: number
}
export type Line = readonly Spot[]

/** The end of a game, known once the analysis is complete. */
export interface End {
  step: number
  result: readonly number[]
  places: readonly number[]
}

/** The expected points of a seat after each turn, and its final points. */
export function expectedLine(turns: readonly JudgedTurn[], seat: number, end: End | null): Line {
  const [first] = turns
  if (!first) return []
  const after = turns.map((turn) => ({ step: lastStep(turn), value: turn.after[seat] ?? 0 }))
  const line = [{ step: first.step - 1, value: first.before[seat] ?? 0 }, ...after]
  return end ? ended(line, end.step, end.result[seat] ?? 0) : line
}

/** A seat's chance to win after its own turns; with two players also after the opponent's. */
export function chanceLine(turns: readonly JudgedTurn[], seat: number, players: number, end: End | null): Line {
  const own = (turn: JudgedTurn) => turn.seat === seat
  const known = turns.filter((turn) => own(turn) || players === 2)
  const [first] = known
  if (!first) return []
  const chance = (turn: JudgedTurn, value: number) => (own(turn) ? value : 1 - value)
  const after = known.map((turn) => ({ step: lastStep(turn), value: chance(turn, turn.chance_after) }))
  const line = [{ step: first.step - 1, value: chance(first, first.chance_before) }, ...after]
  return end ? ended(line, end.step, share(end.places, seat)) : line
}

function ended(line: Line, step: number, value: number): Line {
  return [...line.filter((spot) => spot.step < step), { step, value }]
}

/** A seat's share of the victory: 1, a fraction of a shared one, or 0. */
function share(places: readonly number[], seat: number): number {
  const winners = places.filter((place) => place === 1).length
  return places[seat] === 1 && winners ? 1 / winners : 0
}

/** The value of a line at a step, interpolated between turns; null after its end. */
export function valueAt(line: Line, step: number): number | null {
  const next = line.findIndex((spot) => spot.step >= step)
  const after = line[next]
  const before = line[next - 1]
  if (!after) return null
  if (!before || after.step === step) return after.value
  return before.value + ((after.value - before.value) * (step - before.step)) / (after.step - before.step)
}

const NICE = [5, 10, 20, 50, 100]

/** Round numbers that cover all lines, with at most this many steps between them. */
export function ticksOf(lines: readonly Line[], steps: number): readonly number[] {
  const values = lines.flat().map((spot) => spot.value)
  if (!values.length) return [0, 5]
  const least = Math.min(...values)
  const most = Math.max(...values)
  const nice = NICE.find((size) => Math.ceil(most / size) - Math.floor(least / size) <= steps) ?? 200
  const low = Math.floor(least / nice) * nice
  const count = Math.max(1, Math.ceil((most - low) / nice))
  return Array.from({ length: count + 1 }, (_, i) => low + i * nice)
}

export interface Frame {
  x: (step: number) => number
  y: (value: number) => number
}

/** The scales of a plot of this size. */
export function frame(width: number, height: number, last: number, ticks: readonly number[]): Frame {
  const low = ticks[0] ?? 0
  const span = (ticks.at(-1) ?? 1) - low || 1
  return {
    x: (step) => (step * width) / Math.max(1, last),
    y: (value) => height - ((value - low) * height) / span,
  }
}

/** A line as points of an SVG polyline. */
export function pointsOf(line: Line, { x, y }: Frame): string {
  return line.map(({ step, value }) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
}

export interface Mark {
  turn: JudgedTurn
  step: number
  x: number
  y: number
  size: number
}

/** The marks of mistakes on their players' lines; a larger loss gives a larger mark. */
export function marksOf(mistakes: readonly JudgedTurn[], lines: readonly Line[], { x, y }: Frame): readonly Mark[] {
  return mistakes.flatMap((turn) => {
    const step = lastStep(turn)
    const value = valueAt(lines[turn.seat] ?? [], step)
    return value === null
      ? []
      : [{ turn, step, x: x(step), y: y(value), size: turn.lost < 2 ? 3 : turn.lost < 5 ? 4 : 5 }]
  })
}

/** The mark closest to a point, if any is within reach. */
export function markNear(marks: readonly Mark[], x: number, y: number, reach = 12): Mark | null {
  let found: Mark | null = null
  let least = reach
  for (const mark of marks) {
    const far = Math.hypot(mark.x - x, mark.y - y)
    if (far <= least) [found, least] = [mark, far]
  }
  return found
}
