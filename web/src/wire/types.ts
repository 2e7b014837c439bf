/** What goes over the wire. Made by `make client-types` from the server's structs; do not edit. */

/** A table that matches the filter now and did not before. */
export interface Added {
  type: 'added'
  table: TableState
}

/** What a bot would say here. */
export interface Advice {
  word: string
}

/** The results of two players at shared tables: how often one placed ahead of the other. */
export interface Against {
  game: string
  games: number
  ahead: number
  behind: number
  tied: number
  mean_score: number
  other_mean_score: number
}

/** The progress of an analysis and its results so far: `judged` of `moves` are done. */
export interface Analysis {
  status: 'done' | 'failed' | 'none' | 'thinking' | 'waiting'
  playouts: number
  moves: number
  judged: number
  first: number
  turns: JudgedTurn[]
  mistakes: number[]
  forced: number[]
}

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

/** What a seat has to decide: the id of the step, the question in words, the rule, and the open answers. */
export interface Asked {
  step: string
  message: string
  rule: string
  facts: Record<string, unknown>
  text: string
  legal: string[]
  choices: (Record<string, unknown>)[] | null
}

/** A listed table has changed. */
export interface Changed {
  type: 'changed'
  table: TableState
}

/** A logged-in device; `this` marks the one that asks. */
export interface Device {
  id: string
  label: string
  created: number
  seen: number
  this: boolean
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

/** What is certain to happen: events with their words, points that each seat gains or loses, and whether */
export interface Foretold {
  events: (Record<string, unknown>)[]
  points: number[]
  certain: boolean
}

export interface Fork {
  step: number
  seats: SeatRequest[]
  visibility?: 'private' | 'public' | 'unlisted'
}

/** A bot that can take a seat: its name and how it plays. */
export interface GameBot {
  bot: string
  name: string
  about: string
}

/** An option of a table. `several` takes `least` to `most` values in order, separated by commas; only */
export interface GameOption {
  name: string
  kind: 'choice' | 'flag' | 'several'
  default: string
  about: string
  rule: string
  choices: OptionWord[]
  least: number
  most: number
  repeatable: string[]
}

/** A game in its newest rules version; bots from weakest to strongest, and the default one. */
export interface GameShown {
  game: string
  title: string
  about: string
  rules_version: number
  players: number[]
  options: GameOption[]
  bots: GameBot[]
  usual_bot: string
}

/** A player's results in a game with this number of players. */
export interface GameStatistics {
  game: string
  players: number
  games: number
  wins: number
  mean_place: number
  mean_score: number
  best_score: number
}

/** A listed table no longer matches the filter. */
export interface Gone {
  type: 'gone'
  id: string
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

/** Words to try out in private. */
export interface Intent {
  seat: number
  words?: string[]
}

export interface Join {
  seat?: number | null
  invite?: string
}

/** A turn that could have been played, how often the search tried it, and the expected outcome. */
export interface JudgedAnswer {
  words: string[]
  choices: (Record<string, unknown>)[]
  visits: number
  chance: number
  points: number[]
}

/** A turn that was played, the expected points before and after it, and the lead it gave away. */
export interface JudgedTurn {
  step: number
  seat: number
  before: number[]
  after: number[]
  chance_before: number
  chance_after: number
  lost: number
  played: JudgedAnswer
  best: JudgedAnswer
  others: JudgedAnswer[]
}

/** A guided first game: options and seed are the same for everyone. */
export interface Lesson {
  game: string
}

/** The full list at the start; it replaces everything the client had. */
export interface Listed {
  type: 'tables'
  tables: TableState[]
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

export interface Muting {
  user: string
  muted?: boolean
}

export interface NewAccount {
  login: string
  password: string
}

export interface NewGuest {
  name: string
  language?: 'cs' | 'en' | 'ru'
}

export interface NewPassword {
  old: string
  new: string
}

export interface NewTable {
  game: string
  seats: SeatRequest[]
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

/** A notice for one person; `browser` allows showing it outside the page. */
export interface Notice {
  type: 'notice'
  event: 'game-over' | 'invited' | 'test' | 'your-turn'
  table: string
  game: string
  at: number
  text: string
  seat: number | null
  deadline: number | null
  browser: boolean
}

/** One value of an option and its name. */
export interface OptionWord {
  word: string
  name: string
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

/** Where words would lead, on a private copy in which all that the seat cannot know was dealt anew. */
export interface Planned {
  position: Position
  happened: Happened[]
}

export interface Pong {
  type: 'pong'
  id: string
}

/** The table as a seat, or a spectator, may know it: a `view`, or with `board=1` what a browser draws. */
export interface Position {
  table: string
  seat: number | null
  seq: number
  moves: number
  actors: number[]
  asked: Asked | null
  can_undo: boolean
  wish: Wished | null
  deadlines: Record<string, number>
  spent: number[]
  stand_ins: Record<string, string>
  result: number[] | null
  places: number[] | null
  view: Record<string, unknown> | null
  board: Record<string, unknown> | null
}

/** Notification settings and rest times. Hours are in `zone`, such as `Europe/Prague`. */
export interface PreferenceChange {
  page?: boolean
  browser?: boolean
  webhook?: string | null
  zone?: string
  quiet?: QuietHours | null
  vacation_until?: number | null
}

/** Stored preferences, with the secret that signs webhook deliveries and the last delivery error. */
export interface Preferences {
  page: boolean
  browser: boolean
  webhook: string | null
  zone: string
  quiet: QuietHours | null
  vacation_until: number | null
  webhook_secret: string | null
  webhook_error: string | null
}

/** What would these words bring? With `seq`, in the position after so many entries: if another one is on */
export interface Preview {
  seat: number
  words: string[]
  seq?: number | null
}

/** What would every legal word bring, after the words of `start`? With `seq` as in a preview. */
export interface Previews {
  seat: number
  start?: string[]
  seq?: number | null
}

export interface Profile {
  name?: string | null
  language?: 'cs' | 'en' | 'ru' | null
  colour?: string | null
}

/** The public part of a person. */
export interface Public {
  id: string
  name: string
  colour: string
  guest: boolean
  created: number
}

/** Why can this word not be said, now or after the words of `start`? */
export interface Question {
  seat: number
  word: string
  start?: string[]
}

/** From one time of day to another, possibly across midnight. */
export interface QuietHours {
  start: string
  end: string
}

/** A rating; players are ranked by `ordinal`, which is `mu - 3 sigma`. */
export interface RatingShown {
  player: string
  name: string
  game: string
  players: number
  mu: number
  sigma: number
  ordinal: number
  games: number
  updated: number
}

/** A rating after a game, and the change of its `ordinal`. */
export interface RatingStep {
  table: string
  player: string
  game: string
  players: number
  mu: number
  sigma: number
  ordinal: number
  change: number
  at: number
}

export interface Readiness {
  ready: boolean
}

/** A record as text, and with whose eyes to look: those of a seat, of nobody, or with all cards open. */
export interface RecordSent {
  text: string
  seat?: number | null
  open?: boolean
  first?: number
}

/** A record that was read and found true, and a page of its steps; nothing of it is kept. */
export interface RecordShown {
  game: string
  rules_version: number
  players: number
  names: string[]
  count: number
  result: number[] | null
  places: number[] | null
  steps: Replayed[]
}

/** Why a word cannot be said; null if it can. */
export interface Refusal {
  error: Record<string, unknown> | null
}

/** One step of a game; the word is there for the own seat, and for all when the game is over, like scores. */
export interface Replayed {
  step: number
  seat: number | null
  word: string | null
  events: (Record<string, unknown>)[]
  actors: number[]
  scores: number[] | null
  text: string[] | null
  view: Record<string, unknown> | null
  board: Record<string, unknown> | null
}

/** A heading (`level` 1 to 3) or a paragraph (`level` 0); chapters and rules have an `id`. */
export interface RulesSection {
  id: string
  level: number
  text: string
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

/** A new assignment of a seat; its occupant loses it. */
export interface SeatChange {
  kind?: 'bot' | 'closed' | 'invited' | 'me' | 'open'
  bot?: string | null
  user?: string | null
  seat: number
}

export interface SeatChoice {
  seat: number
}

/** Who should take a seat: anyone, the person who asks, a bot, an invited person, or no one. */
export interface SeatRequest {
  kind?: 'bot' | 'closed' | 'invited' | 'me' | 'open'
  bot?: string | null
  user?: string | null
}

/** A seat and its occupant. `votes` are the seats that want a bot to replace its absent player. */
export interface SeatState {
  seat: number
  kind: string
  name: string
  user: string | null
  bot: string | null
  ready: boolean
  stand_in: string | null
  votes: number[]
}

/** Somebody came, went or got ready; or the table started. */
export interface Seated {
  type: 'table'
  table: TableState
}

/** A table as the lobby shows it. `seed` is revealed when the game is over, `invite` only to the host. */
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
  places: number[] | null
  learning: boolean
}

/** The secret is shown once. */
export interface Token {
  id: string
  label: string
  created: number
  secret: string | null
}

/** A table where it is the person's turn. */
export interface Turn {
  table: string
  game: string
  seat: number
  since: number
  deadline: number | null
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
