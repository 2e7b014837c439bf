/** What goes over the wire. Made by `make client-types` from the server's structs; do not edit. */

export interface AnswerUndo {
  type: 'answer-undo'
  seat: number
  agree: boolean
  id: string
}

/** Ask the others to go back to where `moves` moves had been made. */
export interface AskUndo {
  type: 'ask-undo'
  seat: number
  moves: number
  id: string
}

/** What a seat has to decide: words for a person, the rule, and the open answers. */
export interface Asked {
  message: string
  rule: string
  facts: Record<string, unknown>
  text: string
  legal: string[]
  choices: (Record<string, unknown>)[] | null
}

/** It is on disk. */
export interface Done {
  type: 'done'
  id: string
  seq: number
  repeated: boolean
}

export interface Failed {
  type: 'refused'
  id: string
  error: Record<string, unknown>
}

export interface Foretold {
  events: (Record<string, unknown>)[]
}

export interface Fork {
  step: number
  seats: SeatWish[]
  visibility?: 'private' | 'public' | 'unlisted'
}

/** One line of the log as a seat may know it; the word only to its own seat. */
export interface Happened {
  seq: number
  kind: string
  seat: number
  word: string | null
  at: number
  events: (Record<string, unknown>)[]
  text: string[] | null
}

export interface Join {
  seat?: number | null
  invite?: string
}

export interface Login {
  login: string
  password: string
}

export interface Moves {
  type: 'move'
  seat: number
  seq: number
  id: string
  words: string[]
}

export interface NewAccount {
  login: string
  password: string
}

export interface NewGuest {
  name: string
  language?: 'cs' | 'en' | 'ru'
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string>
  visibility?: 'private' | 'public' | 'unlisted'
  pace?: 'live' | 'turns'
  move_clock?: number | null
  game_clock?: number | null
  rated?: boolean
}

export interface NewToken {
  label: string
}

export interface Person {
  id: string
  name: string
  login: string | null
  language: string
  colour: string
}

export interface Ping {
  type: 'ping'
  id?: string
}

export interface Pong {
  type: 'pong'
  id: string
}

/** The table as one seat, or a spectator, may know it; `board`, with `board=1`, is what a browser draws. */
export interface Position {
  table: string
  seat: number | null
  seq: number
  moves: number
  actors: number[]
  view: Record<string, unknown>
  asked: Asked | null
  can_undo: boolean
  wish: Wished | null
  deadlines: Record<string, number>
  spent: number[]
  stand_ins: Record<string, string>
  result: number[] | null
  places: number[] | null
  board: Record<string, unknown> | null
}

export interface Preview {
  seat: number
  words: string[]
}

export interface Profile {
  name?: string | null
  language?: 'cs' | 'en' | 'ru' | null
  colour?: string | null
}

export interface Readiness {
  ready: boolean
}

/** One step of a game; the word is there for the own seat, and for all when the game is over. */
export interface Replayed {
  step: number
  seat: number | null
  word: string | null
  events: (Record<string, unknown>)[]
  view: Record<string, unknown> | null
}

export interface Said {
  type: 'said'
  number: number
  user: string
  name: string
  text: string
  at: number
}

export interface Say {
  type: 'chat'
  text: string
  id?: string
}

/** Another wish for a seat; whoever sits there has to get up. */
export interface SeatChange {
  kind?: 'bot' | 'closed' | 'invited' | 'me' | 'open'
  bot?: string | null
  user?: string | null
  seat: number
}

export interface SeatChoice {
  seat: number
}

export interface SeatState {
  seat: number
  kind: string
  name: string
  user: string | null
  bot: string | null
  ready: boolean
  stand_in: string | null
}

/** Who is to sit there: whoever comes, the one who makes the table, a bot, whoever is invited, nobody. */
export interface SeatWish {
  kind?: 'bot' | 'closed' | 'invited' | 'me' | 'open'
  bot?: string | null
  user?: string | null
}

/** Somebody came, went or got ready; or the table started. */
export interface Seated {
  type: 'table'
  table: TableState
}

/** A table as the lobby shows it. `seed` is told when the game is over, `invite` only to the host. */
export interface TableState {
  id: string
  game: string
  rules_version: number
  players: number
  options: Record<string, string>
  status: string
  visibility: string
  pace: string
  move_clock: number | null
  game_clock: number | null
  rated: boolean
  host: string
  created: number
  started: number | null
  finished: number | null
  seats: SeatState[]
  seed_hash: string
  seed: string | null
  result: number[] | null
  parent: string | null
  parent_step: number | null
  next: string | null
  invite: string | null
}

/** The secret is shown once. */
export interface Token {
  id: string
  label: string
  created: number
  secret: string | null
}

export interface Undo {
  type: 'undo'
  seat: number
  seq: number
  id: string
  turn?: boolean
}

/** What has happened since, and how things stand now. */
export interface Update {
  type: 'update'
  position: Position
  happened: Happened[]
}

/** Somebody asks to take back moves. */
export interface Wished {
  seat: number
  moves: number
  agreed: number[]
}
