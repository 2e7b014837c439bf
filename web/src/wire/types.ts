/** What goes over the wire. Made by `make client-types` from the server's structs; do not edit. */

/** A table that is wanted, and was not there or not like this before. */
export interface Added {
  type: 'added'
  table: TableState
}

/** What a bot would say here. */
export interface Advice {
  word: string
}

/** How two have done at the same tables of a game: how often one came in ahead of the other. */
export interface Against {
  game: string
  games: number
  ahead: number
  behind: number
  tied: number
  mean_score: number
  other_mean_score: number
}

/** How far the thinking about a game has come: so many of its moves are judged. */
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

/** What a seat has to decide: words for a person, the rule, and the open answers. */
export interface Asked {
  message: string
  rule: string
  facts: Record<string, unknown>
  text: string
  legal: string[]
  choices: (Record<string, unknown>)[] | null
}

/** A table that was shown reads differently now. */
export interface Changed {
  type: 'changed'
  table: TableState
}

/** Where somebody is logged in; `this` is where he asks from. */
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
  seats: SeatWish[]
  visibility?: 'private' | 'public' | 'unlisted'
}

/** A bot that can take a seat: who it is, and how it plays. */
export interface GameBot {
  bot: string
  name: string
  about: string
}

/** Something to choose for a table. `several` takes `least` to `most` words in order, divided by commas; */
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

/** A game that can be played here, the newest rules; bots from the weakest on, one of them usual. */
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

/** How somebody has done in a game with so many players. */
export interface GameStatistics {
  game: string
  players: number
  games: number
  wins: number
  mean_place: number
  mean_score: number
  best_score: number
}

/** A table that was shown is not wanted any more. */
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

/** A turn that could have been played, how often it was tried, and what can be expected after it. */
export interface JudgedAnswer {
  words: string[]
  choices: (Record<string, unknown>)[]
  visits: number
  chance: number
  points: number[]
}

/** A turn that was played, what was expected before and after it, and the points of lead it gave away. */
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

/** A guided first game: the table, its options and its seed are the same for everybody. */
export interface Lesson {
  game: string
}

/** How things stand when somebody begins to look; it replaces all that was known before. */
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

/** Something that concerns one person; `browser` if it may be shown outside the page too. */
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

/** One value of an option, and what people call it. */
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

/** The table as one seat, or a spectator, may know it; `board` is what a browser draws, with `board=1`. */
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

/** The same, with the secret that signs what the webhook gets, and why the last delivery was given up. */
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

/** A person as everybody may know him. */
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

/** From one time of the day to another, over midnight if need be. */
export interface QuietHours {
  start: string
  end: string
}

/** A strength and its doubt; `ordinal` is `mu - 3 sigma`, by which players are ranked. */
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

/** A rating after a game, and by how much the game changed its `ordinal`. */
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

/** A heading (`level` 1 to 3) or a text (`level` 0); chapters and rules have an `id`. */
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

/** Who sits there. `votes` are the seats that want a bot to play for it, because its player is gone. */
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

/** A table at which somebody has to decide. */
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

/** How somebody wants to be told, and when not. Times are in the zone, as in `Europe/Prague`. */
export interface Wishes {
  page?: boolean
  browser?: boolean
  webhook?: string | null
  zone?: string
  quiet?: QuietHours | null
  vacation_until?: number | null
}
