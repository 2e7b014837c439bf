/** The symbols of the games in a box of 24 x 24, from the file that the server draws with. */
import drawn from '../../../src/kastelan/pictures/symbols.json'

/** A part is filled or stroked in the colour of the symbol, or cleared to the background colour. */
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
