/** The games that the server has, in the reader's language. */
import { locale, t } from '../locale/index.svelte'
import { api } from '../wire/api'
import type { Bot, Game } from './wire'

class Games {
  list = $state.raw<readonly Game[]>([])
  #loaded = ''

  /** Asks for the games, again after a switch of language. */
  async load(): Promise<readonly Game[]> {
    const wanted = locale.language
    if (this.#loaded !== wanted) {
      const list = await api.get<Game[]>('/api/games')
      if (wanted === locale.language) {
        this.list = list
        this.#loaded = wanted
      }
    }
    return this.list
  }

  of(name: string): Game | undefined {
    return this.list.find((game) => game.game === name)
  }

  titleOf(name: string): string {
    return this.of(name)?.title ?? name
  }
}

export const games = new Games()

/** What a level of bots is called here, or on the server if it is new to us. */
export function botName(bot: Bot): string {
  return ours(`web-bots-${bot.bot}`) ?? bot.name
}

/** The level with a word about how it plays. */
export function botLevel(bot: Bot): string {
  return [botName(bot), ours(`web-bots-${bot.bot}-plays`)].filter(Boolean).join(', ')
}

function ours(message: string): string | null {
  const said = t(message)
  return said === message ? null : said
}
