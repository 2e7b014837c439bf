/** Shapes of the five seats on a 24 x 24 field: gable, dome, crenelled tower, tent, banner. */
export const SEAT_SHAPES = [
  'M3.500 21V11L12 3l8.500 8v10z',
  'M3.500 21v-7a8.500 8.500 0 0 1 7.500-8.400V3h2v2.600a8.500 8.500 0 0 1 7.500 8.400v7z',
  'M4.500 21V4h3.600v3h2.300V4h3.200v3h2.300V4h3.600v17z',
  'M2 21L12 3l10 18zM12 21l-2.500 0L12 12l2.500 9z',
  'M5 3h14v18l-7-5-7 5z',
] as const

export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? SEAT_SHAPES[0]
}
