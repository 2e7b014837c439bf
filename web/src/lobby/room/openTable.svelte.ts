/** A table before its start, updated through the table's socket. */
import { commit, reveal } from '../../fairness/ownNumber'
import { address } from '../../wire/api'
import { attempt, type Refusal } from '../../wire/refusal'
import { ReconnectingSocket } from '../reconnectingSocket'
import type { Said, Seated } from '../../wire/types'
import { type SeatRequest, tables, type TableState } from '../requests'

const AGAIN = 4_000

type Heard = Said | Seated

export class OpenTable {
  table = $state.raw<TableState>()
  /** what was said here, oldest first */
  chat = $state.raw<readonly Said[]>([])
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false)
  readonly id: string
  readonly invite: string

  constructor(id: string, invite: string) {
    this.id = id
    this.invite = invite
  }

  async load(): Promise<void> {
    if (!(await this.#take(tables.show(this.id, this.invite)))) return
    const answer = await attempt(tables.chat(this.id))
    // A stranger with an invitation may not read along before sitting down.
    if (answer.ok) this.chat = answer.value
  }

  async say(text: string): Promise<void> {
    const answer = await attempt(tables.say(this.id, text))
    if (answer.ok) this.#said(answer.value)
    this.refusal = answer.ok ? null : answer.refusal
  }

  #said(said: Said): void {
    if (!this.chat.some((known) => known.number === said.number)) this.chat = [...this.chat, said]
  }

  /** Makes a request and shows the table it returns. */
  async act(doing: Promise<TableState>): Promise<boolean> {
    this.busy = true
    const done = await this.#take(doing)
    this.busy = false
    return done
  }

  join = (seat: number | null) => this.act(tables.join(this.id, seat, this.invite))
  leave = () => this.act(tables.leave(this.id))
  kick = (seat: number) => this.act(tables.kick(this.id, seat))
  ready = (ready: boolean) => this.act(tables.ready(this.id, ready))
  start = () => this.act(tables.start(this.id))
  seat = (seat: number, request: SeatRequest) => this.act(tables.seat(this.id, seat, request))

  /** Commits to this browser's number for the seed; without it the table can be played too. */
  commit(user: string | undefined): void {
    if (this.table) void attempt(commit(this.table, user))
  }

  /** Gives the number when the game begins. */
  async reveal(): Promise<void> {
    const given = this.table && (await attempt(reveal(this.table)))
    if (given?.ok && given.value) this.#show(given.value)
  }

  /** Subscribes to the table; returns a function that unsubscribes. */
  follow(): () => void {
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket`
    const socket = new ReconnectingSocket(
      () => address(path),
      (message) => this.#hear(message as Heard),
    )
    const timer = setInterval(() => {
      if (!socket.open && !document.hidden) void this.load()
    }, AGAIN)
    return () => {
      clearInterval(timer)
      socket.close()
    }
  }

  async #take(asking: Promise<TableState>): Promise<boolean> {
    const answer = await attempt(asking)
    this.refusal = answer.ok ? null : answer.refusal
    if (answer.ok) this.#show(answer.value)
    return answer.ok
  }

  #hear(message: Heard): void {
    if (message.type === 'table') this.#show(message.table)
    if (message.type === 'said') this.#said(message)
  }

  /** Only responses to the host contain the invite, so an update without one keeps the known invite. */
  #show(table: TableState): void {
    this.table = { ...table, invite: table.invite ?? this.table?.invite ?? null }
  }
}
