/** What goes over the wire. Made by `make client-types` from the server's structs; do not edit. */

/** A table that matches the filter now and did not before. */
export interface Added {
  type: 'added'
  table: TableState
}

/** Origins by which others in the same network reach this server. */
export interface Addresses {
  addresses: readonly string[]
}

/** What a bot would play here. */
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

/**
 * The progress of an analysis and its results so far: `judged` of `moves` are done.
 *
 * `turns` start at the requested `first`; `mistakes` are the steps of all mistakes so far, worst first.
 * Steps outside any turn are not judged: those in `forced` had a single legal action, for others the search
 * has no alternatives to compare.
 */
export interface Analysis {
  status: 'done' | 'failed' | 'none' | 'thinking' | 'waiting'
  playouts: number
  moves: number
  judged: number
  first: number
  turns: readonly JudgedTurn[]
  mistakes: readonly number[]
  forced: readonly number[]
}

/** The answer to a question, the same as that of its route. */
export interface Answer {
  type: 'answer'
  id: string
  answer: unknown
}

/** Agree to go back, or refuse. */
export interface AnswerUndo {
  type: 'answer-undo'
  seat: number
  agree: boolean
  id: string
}

export interface AppCode {
  code: string
}

/** What an app needs to show codes, to be typed, opened or scanned. */
export interface AppSecret {
  secret: string
  link: string
  picture: QrCode
}

/** What might the seat do, now or after the words of `start`? */
export interface AskIdeas {
  type: 'ideas'
  seat: number
  start?: readonly string[]
  id?: string
}

/** Ask the others to go back to where `moves` moves had been made. */
export interface AskUndo {
  type: 'ask-undo'
  seat: number
  moves: number
  id: string
}

/**
 * Where would this piece lie by each of these words, now or after the words of `start`? It is told in
 * words, for those who do not see the board. The piece has its number in the catalogue.
 */
export interface AskWhere {
  type: 'where'
  seat: number
  piece: number
  words: readonly string[]
  start?: readonly string[]
  id?: string
}

/**
 * What a seat has to decide: the id of the step, the question in words, the rule, and the open answers.
 *
 * With `board=1` each answer is also a choice: its `word`, the name of its `action`, and the fields of that.
 */
export interface Asked {
  step: string
  message: string
  rule: string
  facts: Record<string, unknown>
  text: string
  legal: readonly string[]
  choices: readonly (Record<string, unknown>)[] | null
}

/** A ban of a person, or of all addresses of a network. */
export interface Ban {
  number: number
  person: string | null
  name: string | null
  network: string | null
  reason: string
  at: number
  until: number | null
}

/** A ban of an address, or of a network such as `192.0.2.0/24`. */
export interface BanNetwork {
  network: string
  reason: string
  hours?: number | null
}

/** A ban, without `hours` for good; with `address` also of the address where the person was last. */
export interface BanPerson {
  reason: string
  hours?: number | null
  address?: boolean
}

/** A ban as the banned person sees it; without `until` it has no end. */
export interface BanShown {
  reason: string
  until: number | null
}

/** Why an operator does something. */
export interface Because {
  reason: string
}

/** What a browser draws of a position; `scores` are the points so far, null where the table hides them. */
export interface Board {
  scores: readonly number[] | null
}

/** The components of a game in words: the same at every table that has no components of its own. */
export type Catalogue = object

/** A listed table has changed. */
export interface Changed {
  type: 'changed'
  table: TableState
}

/** The hash of a number that a person will add to the seed when the game begins. */
export interface Commitment {
  commitment: string
}

/** What a seat adds to the seed; `nonce` is shown when the game is over. */
export interface Contributed {
  commitment: string | null
  nonce: string | null
}

/** A logged-in device; `this` marks the one that asks. */
export interface Device {
  id: string
  label: string
  created: number
  seen: number
  this: boolean
}

/** The command is on disk. */
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

/** What proves that nobody chose the seed; `secret` and `seed` are shown when the game is over. */
export interface Fairness {
  promise: string
  sealed: boolean
  seats: readonly Contributed[]
  secret: string | null
  seed: string | null
}

/**
 * What is certain to happen: events with their words, points that each seat gains or loses, and whether
 * that is all, or something unknown turns up after it.
 */
export interface Foretold {
  events: readonly (Record<string, unknown>)[]
  points: readonly number[]
  certain: boolean
}

export interface Forgotten {
  email: string
}

export interface Fork {
  step: number
  seats: readonly SeatRequest[]
  visibility?: 'private' | 'public' | 'unlisted'
}

/** A bot that can take a seat: its name and how it plays, and the portraits of its characters. */
export interface GameBot {
  bot: string
  name: string
  about: string
  portraits: readonly string[]
}

/**
 * An option of a table. `several` takes `least` to `most` values in order, separated by commas; only
 * `repeatable` ones may occur more than once.
 */
export interface GameOption {
  name: string
  kind: 'choice' | 'flag' | 'several'
  default: string
  about: string
  rule: string
  choices: readonly OptionWord[]
  least: number
  most: number
  repeatable: readonly string[]
}

/** A game in its newest rules version; bots from weakest to strongest, and the default one. */
export interface GameShown {
  game: string
  title: string
  about: string
  rules_version: number
  players: readonly number[]
  options: readonly GameOption[]
  bots: readonly GameBot[]
  usual_bot: string
  length: string
  difficulty: string
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

/**
 * One line of the log as a seat may know it; the word only to its own seat.
 *
 * With `board=1` `text` tells the events as a story. An event has a `text` of its own only if it stands
 * alone, or if it brings points, since a score table lists those one by one. `turn` tells the line together
 * with those before it, where that says more. The table made a `forced` move, since it was the only choice.
 */
export interface Happened {
  seq: number
  kind: string
  seat: number
  word: string | null
  at: number
  events: readonly (Record<string, unknown>)[]
  text: readonly string[] | null
  turn: TurnStory | null
  forced: boolean
}

/** The person who is logged in with this browser, if any, and a ban that keeps this browser out. */
export interface Here {
  person: Person | null
  operator: boolean
  ban: BanShown | null
}

/** What a seat might do. */
export type Ideas = object

export interface Join {
  seat?: number | null
  invite?: string
}

/**
 * A turn that could have been played, how often the search tried it, and the expected outcome.
 *
 * `points` are the final points of every seat, `chance` is the player's chance to win. Each choice is one
 * action in notation with its `action` name and fields, a `text` for people (empty where the effect is
 * unknown), and `where` it happens, to tell apart choices with equal texts.
 */
export interface JudgedAnswer {
  words: readonly string[]
  choices: readonly (Record<string, unknown>)[]
  visits: number
  chance: number
  points: readonly number[]
}

/**
 * A turn that was played, the expected points before and after it, and the lead it gave away.
 *
 * `step` is the replay step after its first action; `before` assumes that the best turn found is played.
 */
export interface JudgedTurn {
  step: number
  seat: number
  before: readonly number[]
  after: readonly number[]
  chance_before: number
  chance_after: number
  lost: number
  played: JudgedAnswer
  best: JudgedAnswer
  others: readonly JudgedAnswer[]
}

/** A person as operators see them; `seen` is when they were last here, roughly. */
export interface KnownPerson {
  id: string
  name: string
  guest: boolean
  operator: boolean
  created: number
  seen: number | null
  tables: number
  ban: BanShown | null
}

/** An open or running table as operators see it, with the names of its people. */
export interface KnownTable {
  id: string
  game: string
  status: string
  visibility: string
  pace: string
  host: string
  people: readonly string[]
  created: number
}

/** A guided first game: options and seed are the same for everyone. */
export interface Lesson {
  game: string
}

/** The full list at the start; it replaces everything the client had. */
export interface Listed {
  type: 'tables'
  tables: readonly TableState[]
}

/** What an operator did, or with `account` somebody with a command on the server's machine. */
export interface LogEntry {
  number: number
  at: number
  action: 'appoint' | 'ban' | 'close' | 'dismiss' | 'remove' | 'rename' | 'settle' | 'unban'
  operator: string | null
  operator_name: string | null
  account: string | null
  person: string | null
  name: string | null
  table: string | null
  message: number | null
  report: number | null
  ban: number | null
  network: string | null
  until: number | null
  reason: string
}

export interface Login {
  login: string
  password: string
  code?: string | null
}

/** Play words in order, all or none, in answer to the position with the number `seq`. */
export interface Moves {
  type: 'move'
  seat: number
  seq: number
  id: string
  words: readonly string[]
}

export interface Muting {
  user: string
  muted?: boolean
}

export interface NewAccount {
  login: string
  password: string
}

export interface NewEmail {
  email: string
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

/**
 * A person, a chat message by its table and number, or a table.
 *
 * With a person, `table` is where they were met.
 */
export interface NewReport {
  kind: 'message' | 'person' | 'table'
  reason: 'insult' | 'name' | 'other' | 'spam' | 'unfair'
  person?: string | null
  table?: string | null
  message?: number | null
  note?: string
}

/** A subscription as the browser made it; `old` is the endpoint that it replaces. */
export interface NewSubscription {
  endpoint: string
  p256dh: string
  auth: string
  old?: string | null
}

/**
 * A new table. With `hints` people may ask a bot for advice; with `forced` the table makes choices where
 * there is only one.
 */
export interface NewTable {
  game: string
  seats: readonly SeatRequest[]
  options?: Record<string, string>
  visibility?: 'private' | 'public' | 'unlisted'
  pace?: 'live' | 'turns'
  move_clock?: number | null
  game_clock?: number | null
  rated?: boolean
  hints?: boolean
  forced?: boolean
}

export interface NewToken {
  label: string
}

/** The number behind a commitment. */
export interface Nonce {
  nonce: string
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

/** Whether forgotten passwords can be recovered here. */
export interface Offered {
  offered: boolean
}

export interface OldPassword {
  password: string
}

export interface OpenedLink {
  secret: string
}

/** One value of an option and its name. */
export interface OptionWord {
  word: string
  name: string
}

export interface PasswordAndCode {
  password: string
  code: string
}

export interface Person {
  id: string
  name: string
  login: string | null
  language: string
  colour: string
  portrait: string
}

export interface Ping {
  type: 'ping'
  id?: string
}

/** Where words would lead, on a private copy in which all that the seat cannot know was dealt anew. */
export interface Planned {
  position: Position
  happened: readonly Happened[]
}

export interface Pong {
  type: 'pong'
  id: string
}

/**
 * The table as a seat, or a spectator, may know it: a `view`, or with `board=1` what a browser draws.
 *
 * `last_round` is there as long as the last round lasts: the event that called it, with `board=1` also in
 * words.
 */
export interface Position {
  table: string
  seat: number | null
  seq: number
  moves: number
  actors: readonly number[]
  asked: Asked | null
  can_undo: boolean
  wish: Wished | null
  deadlines: Record<string, number>
  spent: readonly number[]
  stand_ins: Record<string, string>
  result: readonly number[] | null
  places: readonly number[] | null
  view: Record<string, unknown> | null
  board: Board | null
  last_round: Record<string, unknown> | null
}

/**
 * Notification settings and rest times. Hours are in `zone`, such as `Europe/Prague`; `digest` is for how
 * many hours notices by e-mail are collected, 0 for no e-mail.
 */
export interface PreferenceChange {
  page?: boolean
  browser?: boolean
  webhook?: string | null
  zone?: string
  quiet?: QuietHours | null
  vacation_until?: number | null
  digest?: number
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
  digest: number
  letters: boolean
}

/**
 * What would these words bring? With `seq`, in the position after so many entries: if another one is on
 * the table by now, nothing is foretold.
 */
export interface Preview {
  type: 'preview'
  seat: number
  words: readonly string[]
  seq?: number | null
  id?: string
}

/** What would every legal word bring, after the words of `start`? With `seq` as in a preview. */
export interface Previews {
  type: 'previews'
  seat: number
  start?: readonly string[]
  seq?: number | null
  id?: string
}

/** Changes of a person; an empty portrait goes back to the one that follows from their id. */
export interface Profile {
  name?: string | null
  language?: 'cs' | 'en' | 'ru' | null
  colour?: string | null
  portrait?: string | null
}

/** The public part of a person. */
export interface Public {
  id: string
  name: string
  colour: string
  guest: boolean
  created: number
  portrait: string
}

/** A device that notices are pushed to; `this` is the one that asks. */
export interface PushDevice {
  id: string
  label: string
  made: number
  sent: number | null
  error: string | null
  this: boolean
}

/** The server's public key, which browsers need to subscribe, and the person's devices. */
export interface PushState {
  key: string
  devices: readonly PushDevice[]
}

/** What a pushed notice says, in the person's language. */
export interface PushWords {
  text: string
}

/** All that is pushed: the kind of a notice, and the table's id, which says nothing to others. */
export interface Pushed {
  kind: 'game-over' | 'invited' | 'test' | 'your-turn'
  table: string
}

/** Dark squares as an SVG path; a square is 1 by 1, the whole `size` by `size`. */
export interface QrCode {
  size: number
  path: string
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
  portrait: string
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

/** A record as text, and how to look at it: through a seat, as a spectator, or with all cards open. */
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
  components: string
  players: number
  names: readonly string[]
  count: number
  result: readonly number[] | null
  places: readonly number[] | null
  steps: readonly Replayed[]
}

export interface RecoveredPassword {
  secret: string
  password: string
}

/** They are shown once. */
export interface RecoveryCodes {
  codes: readonly string[]
}

/** Why a word is refused; null if it is legal. */
export interface Refusal {
  error: Record<string, unknown> | null
}

/**
 * One step of a game; the word is there for the own seat, and for all when the game is over, like scores.
 *
 * A single step has its `view`; with `board=1` it has its `board` instead, and events have their `text`.
 * `last_round` is the event that called the last round, as long as that lasts.
 */
export interface Replayed {
  step: number
  seat: number | null
  word: string | null
  events: readonly (Record<string, unknown>)[]
  actors: readonly number[]
  scores: readonly number[] | null
  text: readonly string[] | null
  view: Record<string, unknown> | null
  board: Board | null
  last_round: Record<string, unknown> | null
}

/** A report as operators read it. `person` is now called `name`; the snapshot has the name of then. */
export interface Report {
  number: number
  at: number
  kind: 'message' | 'person' | 'table'
  reason: 'insult' | 'name' | 'other' | 'spam' | 'unfair'
  note: string
  reporter: string | null
  reporter_name: string | null
  person: string | null
  name: string | null
  table: string | null
  message: number | null
  snapshot: ReportSnapshot
  settled: number | null
}

/** What was reported as it was then: the names of people by id, the game, and the chat around it. */
export interface ReportSnapshot {
  people: Record<string, string>
  game: string | null
  lines: readonly Said[]
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
  name?: string | null
  seat: number
}

export interface SeatChoice {
  seat: number
}

/**
 * Who should take a seat: anyone, the person who asks, a bot, an invited person, or no one.
 *
 * An `invited` seat is reserved for `user`, or without one for the first person with the invitation link.
 * A `name` tells the people apart who share a device, each on a seat of the one who asks.
 */
export interface SeatRequest {
  kind?: 'bot' | 'closed' | 'invited' | 'me' | 'open'
  bot?: string | null
  user?: string | null
  name?: string | null
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
  votes: readonly number[]
  portrait: string
  own_name: string | null
}

/** A person came, left or got ready; or the table started. */
export interface Seated {
  type: 'table'
  table: TableState
}

/** How an account is protected; `mail` says whether the server sends letters. */
export interface Security {
  mail: boolean
  email: string | null
  pending: string | null
  second_factor: boolean
  recovery_codes: number
}

/** A fact about how a game went: a sentence, the seat that it is about, and the step where it happened. */
export interface StoryFact {
  kind: 'best-piece' | 'best-turn' | 'longest-lead' | 'turning-point'
  seat: number
  step: number
  text: string
}

/**
 * A table as the lobby shows it. `seed` is revealed when the game is over, `invite` only to the host.
 * `sealed` is since when the table waits for the numbers of its seats; then only those are taken.
 *
 * For a guided game (`learning`) the seed was chosen and is public, so `seed_hash` proves nothing.
 */
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
  seats: readonly SeatState[]
  seed_hash: string
  seed: string | null
  result: readonly number[] | null
  parent: string | null
  parent_step: number | null
  next: string | null
  invite: string | null
  places: readonly number[] | null
  learning: boolean
  hints: boolean
  forced: boolean
  sealed: number | null
}

/** The secret is shown once. */
export interface Token {
  id: string
  label: string
  created: number
  secret: string | null
}

/** Where would these words lead? They are tried on a private copy. */
export interface TryPlan {
  type: 'plan'
  seat: number
  words?: readonly string[]
  id?: string
}

/** A table where it is the person's turn. */
export interface Turn {
  table: string
  game: string
  seat: number
  since: number
  deadline: number | null
}

/**
 * A turn so far, from the line `since` on: told together, with the points that it brought the mover.
 *
 * The first events of the line, as many as `events` says, belong to the turn; `after` tells the others.
 */
export interface TurnStory {
  since: number
  text: readonly string[]
  events: number
  points: number
  after: readonly string[]
}

/** Take back the last move, or with `turn` all that can be taken back freely. */
export interface Undo {
  type: 'undo'
  seat: number
  seq: number
  id: string
  turn?: boolean
}

/** An open or running table of a person: the seats that have to decide, and its last move's number. */
export interface UnfinishedTable {
  table: TableState
  actors: readonly number[]
  seq: number
}

/**
 * What has happened since, and how things stand now.
 *
 * With `since`, the board has only the fields that differ from the board of the position with that number,
 * which this reader was sent before: only sockets with `changes=1` get such updates.
 */
export interface Update {
  type: 'update'
  position: Position
  happened: readonly Happened[]
  since?: number
}

/** Why is this word refused, now or after the words of `start`? */
export interface WhyNot {
  type: 'refusal'
  seat: number
  word: string
  start?: readonly string[]
  id?: string
}

/** A seat asks to take back moves. */
export interface Wished {
  seat: number
  moves: number
  agreed: readonly number[]
}
