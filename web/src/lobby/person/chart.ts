/** The geometry of a line chart over games: points and axis labels. */
export interface Box {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}
/** A number, and when it came about */
export interface Value {
  at: number
  value: number
}
export interface Dot {
  x: number
  y: number
  value: number
}

/** Round numbers that enclose the values, at most six of them. */
export function ticks(values: readonly number[]): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const step = stepFor(Math.max(most - least, 1))
  const first = Math.floor(least / step) * step
  const count = Math.max(Math.ceil(most / step) - Math.floor(least / step), 1)
  return Array.from({ length: count + 1 }, (_, place) => round(first + place * step))
}

function stepFor(span: number): number {
  const rough = span / 5
  const size = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((step) => step * size >= rough) ?? 10) * size
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Where a value is drawn. */
export function heightOf(value: number, marks: readonly number[], box: Box): number {
  const [low = 0, high = 1] = [marks[0], marks.at(-1)]
  const inside = box.height - box.top - box.bottom
  return box.top + inside * (1 - (value - low) / (high - low))
}

/** One point for each value, from the left edge to the right. */
export function dots(values: readonly number[], marks: readonly number[], box: Box): Dot[] {
  const inside = box.width - box.left - box.right
  const last = Math.max(values.length - 1, 1)
  return values.map((value, place) => ({
    x: box.left + (inside * place) / last,
    y: heightOf(value, marks, box),
    value,
  }))
}

export function lineOf(points: readonly Dot[]): string {
  return points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
