/** The bars of a ranking: where each player lies between the weakest and the strongest. */
import type { RatingShown } from '../requests'

type Rating = Pick<RatingShown, 'mu' | 'sigma' | 'ordinal'>
const SURE = 3 // sigmas on both sides of mu, as in the ordinal

/** In percent of the width: the strength that a player has almost certainly, and the most it might be. */
export function spanOf(rating: Rating, all: readonly Rating[]): { sure: number; most: number } {
  const least = Math.min(0, ...all.map(({ ordinal }) => ordinal))
  const width = Math.max(...all.map(most)) - least || 1
  const percent = (value: number) => (100 * (value - least)) / width
  return { sure: percent(rating.ordinal), most: percent(most(rating)) }
}

function most({ mu, sigma }: Rating): number {
  return mu + SURE * sigma
}
