/** The end of a game as pictures and words to keep and to share. */
import { start } from '../../fairness/ownNumber'
import type { StoryFact, TableState } from '../../wire/types'
import { api } from '../../wire/api'
import { at } from '../queries'

export type Format = 'svg' | 'png' | 'apng'

export interface Drawn {
  language: string
  theme: string
}

/** The address of the picture of a finished game. */
export function pictureOf(table: string, format: Format, drawn: Drawn, download = false): string {
  const query = new URLSearchParams({ language: drawn.language, theme: drawn.theme })
  if (download) query.set('download', 'true')
  return `${at(table, 'picture')}/${format}?${query}`
}

export function storyOf(table: string): Promise<StoryFact[]> {
  return api.get<StoryFact[]>(at(table, 'story'))
}

/** Shares the picture where the device can, else the link to the game. */
export async function share(table: string, title: string, drawn: Drawn): Promise<void> {
  const url = `${location.origin}/tables/${table}`
  const image = await (await fetch(pictureOf(table, 'png', drawn))).blob()
  const files = [new File([image], 'kastelan.png', { type: 'image/png' })]
  await navigator.share(navigator.canShare({ files }) ? { title, url, files } : { title, url })
}

/** Whether a table waits for no one: all its seats are the person's own or have bots. */
export function waitsForNoOne(table: Pick<TableState, 'seats'>, user: string | undefined): boolean {
  return table.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.user === user))
}

/** The page of a rematch, which starts at once against bots. */
export async function begin(next: TableState, user: string | undefined): Promise<string> {
  const begun = next.status === 'open' && waitsForNoOne(next, user) ? await start(next, user) : next
  return begun.status === 'open' ? `/room/${next.id}` : `/tables/${next.id}`
}

/** The headline: what the person at this device won, or who did. */
export function headline(
  winners: readonly number[],
  own: readonly number[],
  players: number,
): 'over' | 'you' | 'you-too' | 'others' {
  if (players < 2 || !winners.length) return 'over'
  // With several own seats at one device, names say more than "you".
  if (own.length !== 1 || !winners.includes(own[0] ?? -1)) return 'others'
  return winners.length > 1 ? 'you-too' : 'you'
}
