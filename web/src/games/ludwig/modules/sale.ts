/** Selling swans: so many of each colour at once. */
import type { Choice } from '../../../table/model'

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'white'] as const

/** The sales that are legal now. */
export function salesIn(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter((choice) => choice.action === 'SellSwans')
}

function countOf(sale: Choice): readonly number[] {
  return (sale['count'] as readonly number[] | undefined) ?? []
}

/** The most of each colour that some sale takes. */
export function mostOf(sales: readonly Choice[]): readonly number[] {
  return COLOURS.map((_, colour) => Math.max(0, ...sales.map((sale) => countOf(sale)[colour] ?? 0)))
}

/** The word that sells just so many, if that may be. */
export function saleOf(sales: readonly Choice[], counts: readonly number[]): string | null {
  return (
    sales.find((sale) => COLOURS.every((_, colour) => (countOf(sale)[colour] ?? 0) === (counts[colour] ?? 0)))?.word ??
    null
  )
}

/** Whether one more of a colour can be sold with these. */
export function mayAdd(sales: readonly Choice[], counts: readonly number[], colour: number): boolean {
  return (
    saleOf(
      sales,
      counts.map((count, one) => count + Number(one === colour)),
    ) !== null
  )
}

/** A sale of so many swans that leaves the most different colours: what there are most of goes first. */
export function spared(sales: readonly Choice[], size: number): readonly number[] {
  const left = [...mostOf(sales)]
  const sold = COLOURS.map(() => 0)
  for (let swan = 0; swan < size; swan++) {
    const most = left.indexOf(Math.max(...left))
    left[most] = (left[most] ?? 0) - 1
    sold[most] = (sold[most] ?? 0) + 1
  }
  return sold
}

/** How many can be sold at most. */
export function largest(sales: readonly Choice[]): number {
  return Math.max(0, ...sales.map((sale) => countOf(sale).reduce((sum, count) => sum + count, 0)))
}
