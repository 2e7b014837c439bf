/** The state of one table in this browser. All decisions are made on the server. */
import { locale } from '../locale/index.svelte'
import { ruleIds } from '../parts/ruleIds.svelte'
import { toasts } from '../parts/toasts.svelte'
import { address, api } from '../wire/api'
import { Refusal } from '../wire/refusal'
import { type Ask, clientId, type Command, type ConnectionState, TableSocket } from '../wire/socket'
import type { Board, Catalogue, Ideas, Person, Position, Said, TableState, Update } from '../wire/types'
import { lastRoundOf, moveCount } from './tableLog'
import type { Playback } from './playback/playback.svelte'
import { type Moment, ViewerCache, SPECTATOR } from './viewerCache.svelte'
import type { Asked, Preview, Scene, ShownEvent } from './model'
import { namesAt } from './names'
import { askedIn, at, fetchPreview, fetchPreviews, ideasOf, refusalOf, type About, whereOf } from './queries'

const NO_BOARD: Board = { scores: null }
const NO_CATALOGUE: Catalogue = {}
/** Milliseconds until a failed request is repeated. */
const RETRY_MS = 2000

export class Table implements Scene {
  readonly tableId: string
  readonly me: Person | null
  sheet: TableState
  connection = $state<ConnectionState>('closed')
  refusal = $state.raw<Refusal | null>(null)
  catalogue = $state.raw(NO_CATALOGUE)
  chat = $state.raw<readonly Said[]>([])
  /** pending commands; the board still shows the position before them */
  sending = $state(0)
  /** how far the server's clock is ahead of ours, in ms */
  clockOffset = $state(0)
  /** the cache of each own seat, or of a spectator */
  readonly cache = new ViewerCache()
  #seat = $state<number | null>(null)
  #socket: TableSocket
  #language: string = locale.language
  #answers = new Map<string, Promise<unknown>>()
  /** cancels queries about an old position */
  #queries = new AbortController()
  /** a command is pending, so nothing is asked about the old position */
  #commandPending = false

  constructor(sheet: TableState, me: Person | null) {
    this.tableId = sheet.id
    this.me = me
    this.sheet = $state.raw(sheet)
    this.#seat = this.ownSeats.length === 1 ? (this.ownSeats[0] ?? null) : null
    this.#socket = new TableSocket(() => this.#url(), {
      onUpdate: (update) => this.#update(update),
      onChat: (said) => (this.chat = [...this.chat.filter((one) => one.number !== said.number), said]),
      onTable: ({ table }) => this.#seated(table),
      onState: (state) => (this.connection = state),
      onRefused: (refusal) => (this.refusal = refusal),
    })
  }

  // The scene

  readonly position = $derived.by<Position | undefined>(() => this.cache.position(this.viewer))
  /** Nothing is asked while older steps are shown. */
  readonly asked = $derived.by<Asked | null>(() => (this.playback.behind ? null : askedIn(this.position)))
  readonly latest = $derived.by<readonly ShownEvent[]>(() => this.cache.latest(this.viewer))
  readonly board = $derived.by(() => this.position?.board ?? NO_BOARD)
  readonly ready = $derived.by(() => this.board !== NO_BOARD && this.catalogue !== NO_CATALOGUE)

  get playback(): Playback<Moment> {
    return this.cache.playback
  }
  /** The player whose move is being watched. */
  get mover(): number | null {
    const { shown, behind, holding } = this.playback
    return behind && !holding && shown?.watched ? shown.by : null
  }
  get follows(): boolean {
    return this.playback.follows
  }
  get skips(): number {
    return this.playback.skips
  }
  get game(): string {
    return this.sheet.game
  }
  get seat(): number | null {
    return this.#seat
  }
  /** Why this round is the last, as long as it lasts. */
  get lastRound(): ShownEvent | null {
    return this.over ? null : lastRoundOf(this.position)
  }
  get players(): number {
    return this.sheet.players
  }
  get names(): readonly string[] {
    return namesAt(this.sheet.game, this.sheet.seats)
  }
  get readonly(): boolean {
    return this.#seat === null || this.over
  }

  // Seats

  get ownSeats(): readonly number[] {
    const user = this.me?.id
    return user ? this.sheet.seats.filter((place) => place.user === user).map((place) => place.seat) : []
  }
  get viewer(): number {
    return this.#seat ?? SPECTATOR
  }
  get over(): boolean {
    return this.position ? this.position.result !== null : this.sheet.status === 'finished'
  }
  /** Whether the game has ended, and its final scoring has not been seen. */
  get scoring(): boolean {
    return this.playback.holding
  }
  /** Whether a person at this browser has to decide. */
  get myTurn(): boolean {
    return this.ownSeats.some((seat) => this.#asks(seat) && !this.standIn(seat))
  }
  #asks(seat: number): boolean {
    return !this.playback.behind && Boolean(this.cache.position(seat)?.asked)
  }
  standIn(seat: number): string | null {
    const known = this.position ?? this.cache.anyPosition
    return known?.stand_ins[String(seat)] ?? null
  }
  isBot(seat: number): boolean {
    return Boolean(this.sheet.seats[seat]?.bot ?? this.standIn(seat))
  }
  /** The players that the table waits for, people first. */
  get awaited(): readonly number[] {
    const actors = (this.position ?? this.cache.anyPosition)?.actors ?? []
    const people = actors.filter((seat) => !this.isBot(seat))
    return people.length ? people : actors
  }
  /** The own seat whose player should get the device; null if that player has it. */
  get handOverTo(): number | null {
    const own = this.ownSeats
    if (own.length < 2) return null
    const asked = own.find((seat) => this.#asks(seat))
    if (this.#seat === null) return asked ?? own[0] ?? null
    return this.asked || asked === undefined ? null : asked
  }
  sitAt(seat: number): void {
    if (this.ownSeats.includes(seat)) this.#seat = seat
  }
  get lines() {
    return this.cache.lines(this.viewer)
  }
  /** The number of moves that were not undone. */
  get moves(): number {
    return this.position?.moves ?? moveCount(this.lines)
  }

  // Connection

  /** Connects; returns a function that disconnects. */
  open(): () => void {
    void this.#loadDetails()
    this.#socket.open()
    const online = () => this.connection !== 'open' && this.#socket.open()
    const visible = () => document.visibilityState === 'visible' && this.connection === 'lost' && this.#socket.open()
    const offline = () => this.#socket.open() // reconnecting marks the table as possibly outdated
    addEventListener('online', online)
    addEventListener('offline', offline)
    document.addEventListener('visibilitychange', visible)
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', visible)
      this.#socket.close()
      this.playback.finish()
    }
  }

  /** Reloads all texts after a change of language. */
  setLanguage(language: string): void {
    if (language === this.#language) return
    this.#language = language
    this.cache.invalidate()
    void this.#loadDetails()
    this.#socket.open()
  }

  reconnect(): void {
    this.refusal = null
    this.#socket.open()
  }

  #url(): string {
    const seats = this.ownSeats.join(',')
    const query = { seats: seats || null, since: this.cache.since(this.ownSeats), board: 1, changes: 1 }
    return address(at(this.tableId, 'socket'), query)
  }

  #update(update: Update): void {
    this.#cancelQueries(false)
    if (!this.cache.apply(update)) this.#socket.open()
  }

  #seated(table: TableState): void {
    const before = this.ownSeats.join()
    this.sheet = { ...table, invite: table.invite ?? this.sheet.invite }
    void this.#setClock() // the server's clock may have gone ahead
    if (this.ownSeats.join() === before) return
    this.#seat = this.ownSeats.length === 1 ? (this.ownSeats[0] ?? null) : null
    this.#socket.open()
  }

  async #loadDetails(): Promise<void> {
    void this.#loadCatalogue()
    void this.#setClock()
    const [chat] = await Promise.allSettled([api.get<Said[]>(at(this.tableId, 'chat'))])
    if (chat.status === 'fulfilled') this.chat = chat.value
  }

  /** Asks how far the server's clock is ahead of this one. */
  async #setClock(): Promise<void> {
    const [time] = await Promise.allSettled([api.get<{ now: number }>('/api/time')])
    if (time.status === 'fulfilled') this.clockOffset = time.value.now - Date.now()
  }

  /** Loads the catalogue; a failed request is repeated, because nothing is drawn without it. */
  async #loadCatalogue(): Promise<void> {
    try {
      this.catalogue = await api.get<Catalogue>(`/api/games/${this.game}/catalogue`, {
        components: this.sheet.options['components'],
      })
    } catch {
      if (this.connection !== 'closed') setTimeout(() => void this.#loadCatalogue(), RETRY_MS)
    }
  }

  // Commands

  async choose(...words: string[]): Promise<void> {
    const seat = this.#seat
    if (seat === null || !words.length || this.sending) return
    await this.#submit({ type: 'move', seat, seq: this.#seq, id: clientId(), words })
  }
  async undo(turn = false): Promise<void> {
    const seat = this.#seat
    if (seat === null || this.sending) return
    await this.#submit({ type: 'undo', seat, seq: this.#seq, id: clientId(), turn })
  }
  /** Asks the others to undo back to this number of moves. */
  async askUndo(moves: number): Promise<void> {
    if (this.#seat !== null) await this.#submit({ type: 'ask-undo', seat: this.#seat, moves, id: clientId() })
  }
  async answerUndo(seat: number, agree: boolean): Promise<void> {
    await this.#submit({ type: 'answer-undo', seat, agree, id: clientId() })
  }
  async say(text: string): Promise<void> {
    await this.#answered(api.post(at(this.tableId, 'chat'), { type: 'chat', text, id: clientId() }))
  }
  /** Takes a seat back from the bot that stood in. */
  async returnToSeat(): Promise<void> {
    await this.#answered(api.post(at(this.tableId, 'return')))
  }
  async leave(): Promise<void> {
    await this.#answered(api.post(at(this.tableId, 'leave')))
  }
  /** The table of the next game with the same people. */
  rematch(): Promise<TableState | null> {
    return this.#answered(api.post<TableState>(at(this.tableId, 'rematch')))
  }

  /** The number of the newest position, even if it is not drawn yet. */
  get #seq(): number {
    return this.cache.live(this.viewer)?.position.seq ?? 0
  }

  async #submit(frame: Command): Promise<void> {
    this.sending += 1
    this.#cancelQueries(frame.type === 'move' || frame.type === 'undo')
    const done = await this.#answered(this.#socket.submit(frame))
    this.sending -= 1
    if (!done) this.#commandPending = false
  }

  /** The server's response; a refusal is shown to the person and gives null. */
  async #answered<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request
    } catch (error) {
      toasts.refused(error, this.game)
      return null
    }
  }

  // Requests

  /** Asks the server on the socket of the table. */
  readonly ask: Ask = (...question) => this.#socket.ask(...question)

  #cancelQueries(commandPending: boolean): void {
    this.#answers.clear()
    this.#queries.abort()
    this.#queries = new AbortController()
    this.#commandPending = commandPending
  }
  preview(...words: string[]): Promise<Preview> {
    return this.#once(words.join(' '), (seat, signal) => fetchPreview(this.#about(seat), words, signal), {
      points: [],
      events: [],
    })
  }
  previews(...start: string[]): Promise<Record<string, Preview>> {
    return this.#once(`* ${start.join(' ')}`, (seat, signal) => fetchPreviews(this.#about(seat), start, signal), {})
  }
  #about(seat: number): About {
    return { ask: this.ask, seat, seq: this.position?.seq }
  }
  ideas(): Promise<Ideas | null> {
    return this.#once('!', (seat, signal) => ideasOf(this.#about(seat), [], signal), null)
  }
  where(piece: number, words: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const ask = (seat: number, signal: AbortSignal) => whereOf(this.#about(seat), piece, words, [], signal)
    return this.#once(`@ ${piece} ${words.join(' ')}`, ask, {})
  }
  async whyNot(...words: string[]): Promise<string | null> {
    if (this.#seat === null || this.#commandPending) return null
    const error = await refusalOf(this.#about(this.#seat), words, this.#queries.signal).catch(() => null)
    if (!error) return null
    return error.rule && ruleIds.shown ? `${error.text} (${error.rule})` : error.text
  }

  /** Runs each query once per position; spectators get the default. */
  #once<T>(key: string, ask: (seat: number, signal: AbortSignal) => Promise<T>, fallback: T): Promise<T> {
    const seat = this.#seat
    if (seat === null || this.#commandPending) return Promise.resolve(fallback)
    const full = `${seat} ${key}`
    const known = this.#answers.get(full) as Promise<T> | undefined
    if (known) return known
    const answer = ask(seat, this.#queries.signal)
    answer.catch(() => this.#answers.get(full) === answer && this.#answers.delete(full))
    this.#answers.set(full, answer)
    return answer
  }
}
