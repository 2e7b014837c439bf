/** Tables that fit a wish: asked for once, or followed as they come and go. */
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

  /** Takes a message of the lobby in. */
  hear(message: LobbyMessage): void {
    this.list = after(this.list, message)
    if (message.type !== 'tables') return
    this.loaded = true
    this.refusal = null
  }
}

/** Public tables that are followed; without a line they are asked for from time to time. */
export class LiveList extends TableList {
  readonly #wish: () => TableQuery
  #line: ReconnectingSocket | undefined

  constructor(wish: () => TableQuery) {
    super(() => tables.find(wish()))
    this.#wish = wish
  }

  /** Follows until the returned function is called. */
  follow(): () => void {
    const line = this.#connect()
    void this.refresh()
    const timer = setInterval(() => {
      if (!this.#line?.open && !document.hidden) void this.refresh()
    }, AGAIN)
    return () => {
      clearInterval(timer)
      line.close()
    }
  }

  #connect(): ReconnectingSocket {
    this.#line = new ReconnectingSocket(
      () => address('/api/lobby/socket', this.#wish()),
      (message) => this.hear(message as LobbyMessage),
    )
    return this.#line
  }
}
