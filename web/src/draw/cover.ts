/** Where the cover of a game is. The version changes with the rules and with how covers are drawn. */
const DRAWN = 2

export function coverOf(game: string, rulesVersion: number, theme: string): string {
  return `/art/${game}/cover?theme=${theme}&v=${rulesVersion}.${DRAWN}`
}
