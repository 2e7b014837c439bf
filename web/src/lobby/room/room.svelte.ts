/** A table before its start, kept fresh by the table's socket. */
import { attempt, type Refusal } from '../../wire/refusal'
import { type SeatWish, tables, type TableState } from '../wire'

const AGAIN = 4_000

export class Room {
  table = $state.raw<TableState>()
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false)
  readonly id: string
  readonly invite: string
  #socket: WebSocket | undefined

  constructor(id: string, invite: string) {
    this.id = id
    this.invite = invite
  }

  async load(): Promise<void> {
    await this.#take(tables.show(this.id, this.invite))
  }

  /** Does something and shows how the table is then. */
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
  seat = (seat: number, wish: SeatWish) => this.act(tables.seat(this.id, seat, wish))

  /** Follows the table until the returned function is called. */
  follow(): () => void {
    const timer = setInterval(() => {
      if (this.#socket?.readyState !== WebSocket.OPEN && !document.hidden) {
        this.#connect()
        void this.load()
      }
    }, AGAIN)
    this.#connect()
    return () => {
      clearInterval(timer)
      this.#socket?.close()
    }
  }

  async #take(asking: Promise<TableState>): Promise<boolean> {
    const answer = await attempt(asking)
    this.refusal = answer.ok ? null : answer.refusal
    if (answer.ok) this.#show(answer.value)
    return answer.ok
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`)
    this.#socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as { type: string; table?: TableState }
      if (message.type === 'table' && message.table) this.#show(message.table)
    }
  }

  /** Only the host's own answers carry the invitation: what was known of it stays. */
  #show(table: TableState): void {
    this.table = { ...table, invite: table.invite ?? this.table?.invite ?? null }
  }
}
