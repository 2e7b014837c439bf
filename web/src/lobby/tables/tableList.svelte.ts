/** Tables that match a query, loaded once or updated live. */
import { address } from '../../wire/api'
import { attempt, type Refusal } from '../../wire/refusal'
import { ReconnectingSocket } from '../reconnectingSocket'
import { tables, type TableState, type TableQuery } from '../requests'
import { after, type LobbyMessage } from './lobbyMessages'

const AGAIN = 15_000

export class TableList {
  list = $state.raw<readonly TableState[]>([])
  refusal = $state.raw<Refusal | null>(null)
  loaded = $state(false)
  readonly #find: () => Promise<readonly TableState[]>
  #asked = 0

  constructor(find: () => Promise<readonly TableState[]>) {
    this.#find = find
  }

  async refresh(): Promise<void> {
    const asked = ++this.#asked
    const answer = await attempt(this.#find())
    if (asked !== this.#asked) return
    this.loaded = true
    this.refusal = answer.ok ? null : answer.refusal
    if (answer.ok) this.list = answer.value
  }

  /** Applies a message of the lobby socket. */
  hear(message: LobbyMessage): void {
    this.list = after(this.list, message)
    if (message.type !== 'tables') return
    this.loaded = true
    this.refusal = null
  }
}

/** Public tables, updated by the lobby socket; while it is closed, they are polled. */
export class LiveList extends TableList {
  readonly #query: () => TableQuery
  #socket: ReconnectingSocket | undefined

  constructor(query: () => TableQuery) {
    super(() => tables.find(query()))
    this.#query = query
  }

  /** Subscribes; returns a function that unsubscribes. */
  follow(): () => void {
    const socket = this.#connect()
    void this.refresh()
    const timer = setInterval(() => {
      if (!this.#socket?.open && !document.hidden) void this.refresh()
    }, AGAIN)
    return () => {
      clearInterval(timer)
      socket.close()
    }
  }

  #connect(): ReconnectingSocket {
    this.#socket = new ReconnectingSocket(
      () => address('/api/lobby/socket', this.#query()),
      (message) => this.hear(message as LobbyMessage),
    )
    return this.#socket
  }
}
