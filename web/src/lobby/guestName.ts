/** A random name for a guest: a medieval building trade. A table numbers people of one name. */
export function randomGuestName(trades: readonly string[], luck: number): string {
  return (trades[Math.floor(luck * trades.length)] ?? trades[0] ?? '').trim()
}
