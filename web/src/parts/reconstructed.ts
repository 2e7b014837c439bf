/** Figures that are not read off original components: their sign, and what it means. */
import { t } from '../locale/index.svelte'

const SIGN = '≈'

/** A text with the sign, if what it names is reconstructed. */
export function signed(text: string, how: string | null | undefined): string {
  return how ? `${text}\u00a0${SIGN}` : text
}

/** How a figure was reconstructed, in a sentence; empty if it is read off an original. */
export function explained(how: string | null | undefined): string {
  return how ? t(`web-reconstructed-${how}`) : ''
}

/** Whether a text has the sign, so that a legend belongs beside it. */
export function hasSign(text: string): boolean {
  return text.includes(SIGN)
}
