/** The symbols of the games on a field of 24 x 24: the same file that the pictures are drawn from. */
import drawn from '../../../src/kastelan/pictures/symbols.json'

/** A part is filled or stroked in the colour of the symbol, or cleared to the colour of its ground. */
export interface Part {
  fill?: string
  line?: string
  clear?: string
  width?: number
}

const SYMBOLS: Record<string, readonly Part[]> = drawn

export function symbolParts(name: string): readonly Part[] {
  return SYMBOLS[name] ?? []
}
