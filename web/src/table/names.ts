/** What people and bots at a table are called, in the reader's language. */
import { t } from '../locale/index.svelte'
import type { SeatState } from '../wire/types'

type Place = Pick<SeatState, 'seat' | 'name' | 'bot'>

/** The names at a table; bots have the names of their characters, of which each level has several. */
export function namesAt(game: string, seats: readonly Place[]): readonly string[] {
  return seats.map((place, at) => {
    const again = seats.slice(0, at).filter((other) => other.bot === place.bot).length
    const message = `web-bot-${game}-${place.bot}`
    const known = place.bot ? ours(message) : null
    if (known) return again ? (ours(`${message}-${again + 1}`) ?? `${known} ${again + 1}`) : known
    return place.name || String.fromCharCode(65 + place.seat)
  })
}

/** The level of a bot as an adjective; a bot that is no level is called by its name. */
export function levelOf(bot: string): string {
  return ours(`web-bots-${bot}`) ?? bot
}

/** The name and level of a bot in a game: `Ilka (easy)`. */
export function botIn(game: string, bot: string): string {
  const name = ours(`web-bot-${game}-${bot}`)
  return name ? t('web-bots-named', { name, level: levelOf(bot) }) : levelOf(bot)
}

function ours(message: string): string | null {
  const said = t(message)
  return said === message ? null : said || null
}
