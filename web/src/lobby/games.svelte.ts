/** The games that both the server and this client support, in the reader's language. */
import { GAMES } from '../games'
import { locale } from '../locale/index.svelte'
import { api } from '../wire/api'
import type { Game } from './requests'

class Games {
  list = $state.raw<readonly Game[]>([])
  #loaded = ''

  /** Loads the games, again after a change of language. */
  async load(): Promise<readonly Game[]> {
    const wanted = locale.language
    if (this.#loaded !== wanted) {
      const list = await api.get<Game[]>('/api/games')
      if (wanted === locale.language) {
        this.list = list.filter(({ game }) => game in GAMES)
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
