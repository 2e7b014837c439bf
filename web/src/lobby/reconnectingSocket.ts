/** A receive-only socket that reconnects by itself, after a longer delay each time that it fails. */
import { type SocketLike, transport } from '../wire/transport'

const WAITS = [500, 1_000, 2_000, 5_000, 15_000, 30_000]

export class ReconnectingSocket {
  open = false
  readonly #url: () => string
  readonly #hear: (message: unknown) => void
  #socket: SocketLike | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #closed = false

  constructor(url: () => string, hear: (message: unknown) => void) {
    this.#url = url
    this.#hear = hear
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    const socket = this.#socket
    if (socket?.readyState === WebSocket.CONNECTING)
      socket.onopen = () => socket.close() // sooner, browsers complain
    else socket?.close()
  }

  #connect(): void {
    const socket = transport.connect(this.#url())
    this.#socket = socket
    socket.onopen = () => {
      this.open = true
      this.#tries = 0
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data))
    socket.onclose = () => this.#lost()
  }

  #lost(): void {
    this.open = false
    if (this.#closed) return
    this.#timer = setTimeout(() => this.#connect(), WAITS[Math.min(this.#tries++, WAITS.length - 1)])
  }
}
