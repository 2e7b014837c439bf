/** A random name for a guest: a medieval building trade and a number. */
export function randomGuestName(trades: readonly string[], luck: number): string {
  const rooms = 90
  const pick = Math.floor(luck * trades.length * rooms)
  const trade = (trades[Math.floor(pick / rooms)] ?? trades[0] ?? '').trim()
  return `${trade} ${10 + (pick % rooms)}`
}
