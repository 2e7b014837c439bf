/** From a wish to a table: a guest if need be, the table, and the start if nobody else has to come. */
import { me } from '../me.svelte'
import { type Game, type NewTable, placeOf, tables, type TableState } from '../requests'
import { asked, complete, type Draft, freshDraft, resized } from './draft'

export const USUAL = 'kastelan-usual-'

/** The table of a draft, started if it is complete; its page. */
export async function open(game: Game, draft: Draft): Promise<string> {
  localStorage.setItem(USUAL + game.game, JSON.stringify(draft))
  return begin(asked(game, draft))
}

/** Straight to a table: against bots of one kind, or with everybody at this device. */
export async function playNow(game: Game, opponent: string, players: number): Promise<string> {
  const draft = freshDraft(game)
  const others = opponent === 'me' ? { kind: 'me' as const } : { kind: 'bot' as const, bot: opponent }
  draft.seats = resized(game, [{ kind: 'me' }], players).map((seat, place) => (place ? others : seat))
  return begin({ ...asked(game, draft), visibility: 'unlisted' })
}

async function begin(wish: NewTable): Promise<string> {
  await me.ensure()
  const table = await tables.make(wish)
  return placeOf(complete(wish.seats) ? await started(table) : table)
}

async function started(table: TableState): Promise<TableState> {
  return tables.start(table.id)
}
