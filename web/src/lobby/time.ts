/** Times as texts. */
export interface Span {
  unit: 'seconds' | 'minutes' | 'hours' | 'days'
  count: number
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** Seconds in the largest unit that gives a whole number, or else rounded. */
export function spanOf(seconds: number): Span {
  for (const [unit, size] of UNITS) {
    if (seconds >= size && seconds % size === 0) return { unit, count: seconds / size }
  }
  return rough(seconds)
}

/** Seconds in the largest unit that fits, rounded. */
export function rough(seconds: number): Span {
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return { unit, count: Math.round(seconds / size) }
  }
  return { unit: 'seconds', count: 0 }
}

/** How long ago, in the language. */
export function ago(then: number, now: number, language: string): string {
  const { unit, count } = rough(Math.max(0, (now - then) / 1000))
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return unit === 'seconds' ? words.format(0, 'second') : words.format(-count, unit)
}

/** A day as the language writes it. */
export function day(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time)
}

/** The first millisecond of a day written as 2026-11-15, or of the day after it. */
export function dayStart(text: string, after = 0): number | null {
  const [year, month, date] = text.split('-').map(Number)
  if (!year || !month || !date) return null
  return new Date(year, month - 1, date + after).getTime()
}

/** A day with the time of day, as the language writes them. */
export function moment(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
