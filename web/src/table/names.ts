/** What people and bots at a table are called, in the reader's language. */
import { t } from '../locale/index.svelte'
import type { SeatState } from '../wire/types'

type Place = Pick<SeatState, 'seat' | 'name' | 'bot'>

/** The names at a table: bots are who they are in this game, and numbered where there are several of a level. */
export function namesAt(game: string, seats: readonly Place[]): readonly string[] {
  return seats.map((place, at) => {
    const again = seats.slice(0, at).filter((other) => other.bot === place.bot).length
    const known = place.bot ? ours(`web-bot-${game}-${place.bot}`) : null
    if (known) return again ? `${known} ${again + 1}` : known
    return place.name || String.fromCharCode(65 + place.seat)
  })
}

/** How hard a bot plays, in the gender of the word for level; one that is no level is called by its own name. */
export function levelOf(bot: string): string {
  return ours(`web-bots-${bot}`) ?? bot
}

/** Who a bot is in a game, and how hard: `Ilka (easy)`. */
export function botIn(game: string, bot: string): string {
  const name = ours(`web-bot-${game}-${bot}`)
  return name ? t('web-bots-named', { name, level: levelOf(bot) }) : levelOf(bot)
}

function ours(message: string): string | null {
  const said = t(message)
  return said === message ? null : said || null
}
