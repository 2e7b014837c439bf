/** Shapes of the five seats on a 24 x 24 field: gable, dome, crenelled tower, tent, banner. */
export const SEAT_SHAPES = [
  'M3.500 21V11L12 3l8.500 8v10z',
  'M3.500 21v-7a8.500 8.500 0 0 1 7.500-8.400V3h2v2.600a8.500 8.500 0 0 1 7.500 8.400v7z',
  'M4.500 21V4h3.600v3h2.300V4h3.200v3h2.300V4h3.600v17z',
  'M2 21L12 3l10 18zM12 21l-2.500 0L12 12l2.500 9z',
  'M5 3h14v18l-7-5-7 5z',
] as const

/** The side of each shape that lies in the shade, on the same field. */
const SEAT_SHADES = [
  'M12 3l8.500 8v10h-6.500V5.400z',
  'M13 5.600a8.500 8.500 0 0 1 7.500 8.400v7h-5.500v-7q0-5-2-8.400z',
  'M14.800 21V7h1.100V4h3.600v17z',
  'M12 3l10 18h-7.500z',
  'M14 3h5v18l-5-3.600z',
] as const

export function seatShade(seat: number): string {
  return SEAT_SHADES[seat % SEAT_SHADES.length] ?? SEAT_SHADES[0]
}

export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? SEAT_SHAPES[0]
}
