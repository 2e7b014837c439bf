/** Creates a table: first a guest if needed, then the table, and starts it if no one else has to join. */
import { start } from '../../fairness/ownNumber'
import { me } from '../me.svelte'
import { type Game, type NewTable, placeOf, tables } from '../requests'
import { asked, complete, type Draft, freshDraft, resized } from './draft'

export const LAST_DRAFT = 'kastelan-usual-'

/** Creates the table of a draft, starts it if it is complete, and returns the path of its page. */
export async function open(game: Game, draft: Draft): Promise<string> {
  localStorage.setItem(LAST_DRAFT + game.game, JSON.stringify(draft))
  return begin(asked(game, draft))
}

/** Creates and starts a table with the default options, against bots or as a hot seat. */
export async function playNow(game: Game, opponent: string, players: number): Promise<string> {
  const draft = freshDraft(game)
  const others = opponent === 'me' ? { kind: 'me' as const } : { kind: 'bot' as const, bot: opponent }
  draft.seats = resized(game, [{ kind: 'me' }], players).map((seat, place) => (place ? others : seat))
  return begin({ ...asked(game, draft), visibility: 'unlisted' })
}

async function begin(request: NewTable): Promise<string> {
  const person = await me.ensure()
  const table = await tables.make(request)
  return placeOf(complete(request.seats) ? await start(table, person.id) : table)
}
