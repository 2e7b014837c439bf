/** The draft of a new table: its settings, presets, and the request for the server. */
import type { Game, NewTable, Option, Pace, SeatRequest, Visibility } from '../requests'

export interface Draft {
  game: string
  seats: SeatRequest[]
  options: Record<string, string>
  visibility: Visibility
  pace: Pace
  move_clock: number | null
  game_clock: number | null
  rated: boolean
  /** whether a bot gives advice; null for the usual: only alone with bots */
  hints: boolean | null
  forced: boolean
}

/** Times to choose from, in seconds. */
export const MOVE_CLOCKS: Record<Pace, readonly number[]> = {
  live: [30, 60, 120, 300],
  turns: [86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400],
}
export const GAME_CLOCKS: readonly number[] = [600, 1_200, 1_800, 3_600]

export function bot(game: Game): SeatRequest {
  return { kind: 'bot', bot: game.usual_bot }
}

/** The default table: the person and bots, with two players if the game allows it. */
export function freshDraft(game: Game): Draft {
  const players = game.players.includes(2) ? 2 : (game.players[0] ?? 2)
  const seats: SeatRequest[] = [{ kind: 'me' }]
  while (seats.length < players) seats.push(bot(game))
  return {
    game: game.game,
    seats,
    options: defaults(game.options),
    visibility: 'public',
    pace: 'live',
    move_clock: null,
    game_clock: null,
    rated: false,
    hints: null,
    forced: false,
  }
}

export function defaults(options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]))
}

/** The table for a first game: the game's own set-up for it, where it has one. */
export function firstGame(game: Game): Draft {
  const draft = freshDraft(game)
  if ('first_game' in draft.options) draft.options['first_game'] = 'yes'
  return draft
}

/** A stored draft, without options, sets of components and bots that no longer exist. */
export function restored(game: Game, text: string | null): Draft | null {
  const kept = parsed(text)
  if (!kept || kept.game !== game.game || !Array.isArray(kept.seats)) return null
  if (!game.players.includes(kept.seats.length)) return null
  const known = new Set(game.bots.map((each) => each.bot))
  const seats = kept.seats.map((seat) => (seat.kind === 'bot' && !known.has(seat.bot) ? bot(game) : seat))
  const options = defaults(game.options)
  for (const option of game.options) {
    const value = kept.options?.[option.name]
    const offered = option.kind !== 'choice' || option.choices.some((choice) => choice.word === value)
    if (value !== undefined && offered) options[option.name] = value
  }
  return { ...freshDraft(game), ...kept, seats, options }
}

function parsed(text: string | null): Draft | null {
  try {
    return JSON.parse(text ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** The seats for this number of players: bots are added, or the last seats removed. */
export function resized(game: Game, seats: readonly SeatRequest[], players: number): SeatRequest[] {
  const made = seats.slice(0, players)
  while (made.length < players) made.push(bot(game))
  return made
}

/** The request for the server, with only the options that differ from their defaults. */
export function asked(game: Game, draft: Draft): NewTable {
  const chosen = game.options.flatMap((option) => {
    const value = draft.options[option.name]
    return value === undefined || value === option.default ? [] : [[option.name, value]]
  })
  return { ...draft, hints: hinted(draft), options: Object.fromEntries(chosen) as Record<string, string> }
}

/** Whether a bot gives advice at this table: never in rated games. */
export function hinted(draft: Draft): boolean {
  const alone = draft.seats.every((seat) => seat.kind === 'bot' || seat.kind === 'me')
  return !draft.rated && (draft.hints ?? alone)
}

/** Whether all seats are taken, so that the table can start at once. */
export function complete(seats: readonly SeatRequest[]): boolean {
  return seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited')
}

/** A seat as one word, for a select. */
export function seatWord(seat: SeatRequest): string {
  return seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind
}

export function seatOf(word: string): SeatRequest {
  if (word.startsWith('bot:')) return { kind: 'bot', bot: word.slice(4) }
  return { kind: word as 'open' | 'me' | 'invited' | 'closed' }
}

/** Adds or removes a word of a list option, keeping the order. */
export function toggled(value: string, word: string): string {
  const words = listed(value)
  return (words.includes(word) ? words.filter((each) => each !== word) : [...words, word]).join(',')
}

export function listed(value: string): string[] {
  return value ? value.split(',') : []
}

/** Replaces one word of a list option. */
export function placed(value: string, place: number, word: string): string {
  return listed(value).with(place, word).join(',')
}
