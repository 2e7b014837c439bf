/** Selling swans: one sale has a number of each colour. */
import type { Choice } from '../../../table/model'

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'white'] as const

/** The legal sales. */
export function salesIn(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter((choice) => choice.action === 'SellSwans')
}

function countOf(sale: Choice): readonly number[] {
  return (sale['count'] as readonly number[] | undefined) ?? []
}

/** The largest number of each colour in any sale. */
export function mostOf(sales: readonly Choice[]): readonly number[] {
  return COLOURS.map((_, colour) => Math.max(0, ...sales.map((sale) => countOf(sale)[colour] ?? 0)))
}

/** The word of the sale with exactly these numbers; null if it is not legal. */
export function saleOf(sales: readonly Choice[], counts: readonly number[]): string | null {
  return (
    sales.find((sale) => COLOURS.every((_, colour) => (countOf(sale)[colour] ?? 0) === (counts[colour] ?? 0)))?.word ??
    null
  )
}

/** Whether one more swan of a colour can be sold together with these. */
export function mayAdd(sales: readonly Choice[], counts: readonly number[], colour: number): boolean {
  return (
    saleOf(
      sales,
      counts.map((count, one) => count + Number(one === colour)),
    ) !== null
  )
}

/** A sale of this size that leaves the most different colours: the most frequent colours are sold first. */
export function keepingColours(sales: readonly Choice[], size: number): readonly number[] {
  const left = [...mostOf(sales)]
  const sold = COLOURS.map(() => 0)
  for (let swan = 0; swan < size; swan++) {
    const most = left.indexOf(Math.max(...left))
    left[most] = (left[most] ?? 0) - 1
    sold[most] = (sold[most] ?? 0) + 1
  }
  return sold
}

/** The largest number of swans that can be sold at once. */
export function largest(sales: readonly Choice[]): number {
  return Math.max(0, ...sales.map((sale) => countOf(sale).reduce((sum, count) => sum + count, 0)))
}
