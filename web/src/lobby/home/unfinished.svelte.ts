/** The person's unfinished tables: in which order they are shown, whose turn it is, and giving one up. */
import { t } from '../../locale/index.svelte'
import { attempt, type Refusal } from '../../wire/refusal'
import { tables, type SeatState, type TableState, type UnfinishedTable } from '../requests'
import { nameOf } from '../tables/tableText'

/** What a table waits for, the most urgent first. */
export type Waiting = 'me' | 'others' | 'players' | 'nothing'
const ORDER: readonly Waiting[] = ['me', 'players', 'others', 'nothing']

const own = (table: TableState, user: string) => table.seats.filter((seat) => seat.user === user)

/** What a table waits for; for nothing where bots play all seats of the person. */
export function waitingFor({ table, actors }: UnfinishedTable, user: string): Waiting {
  if (table.status === 'open') return 'players'
  const playing = own(table, user).filter((seat) => !seat.stand_in)
  if (!playing.length) return 'nothing'
  return playing.some((seat) => actors.includes(seat.seat)) ? 'me' : 'others'
}

/** The tables, those that wait for the person first. */
export function inOrder(list: readonly UnfinishedTable[], user: string): UnfinishedTable[] {
  const rank = (entry: UnfinishedTable) => ORDER.indexOf(waitingFor(entry, user))
  return [...list].sort((a, b) => rank(a) - rank(b))
}

/** Whose turn it is, in words. */
export function turnText(entry: UnfinishedTable, user: string): string {
  const waiting = waitingFor(entry, user)
  if (waiting !== 'others') return t(`web-home-waits-${waiting}`)
  const deciding = entry.table.seats.filter((seat: SeatState) => entry.actors.includes(seat.seat))
  return t('web-home-waits-others', { names: deciding.map((seat) => nameOf(entry.table, seat)).join(', ') })
}

/** What happens to a table that the person gives up. */
export function endOf(table: TableState, user: string): 'cancel' | 'stand-up' | 'bot' | 'close' {
  if (table.status === 'open') return table.host === user ? 'cancel' : 'stand-up'
  return table.rated || table.seats.some((seat) => seat.user && seat.user !== user) ? 'bot' : 'close'
}

export class Unfinished {
  list = $state.raw<readonly UnfinishedTable[]>([])
  loaded = $state(false)
  refusal = $state.raw<Refusal | null>(null)

  async refresh(): Promise<void> {
    const answer = await attempt(tables.unfinished())
    this.loaded = true
    this.refusal = answer.ok ? null : answer.refusal
    if (answer.ok) this.list = answer.value
  }

  async giveUp({ id, status }: TableState): Promise<void> {
    const answer = await attempt(status === 'open' ? tables.leave(id) : tables.giveUp(id))
    await this.refresh()
    if (!answer.ok) this.refusal = answer.refusal
  }
}
