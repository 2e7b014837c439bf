/** Requests and sockets of the page, answered by a worker. */
import type { SocketLike, Transport } from '../wire/transport'
import type { FromDesk, Reply, Thinking, ToDesk } from './protocol'

type Post = (message: ToDesk) => void

/** A socket whose other end is the worker. */
class WorkerSocket implements SocketLike {
  readyState: number = WebSocket.CONNECTING
  onopen: SocketLike['onopen'] = null
  onmessage: SocketLike['onmessage'] = null
  onclose: SocketLike['onclose'] = null
  readonly #close: () => void
  readonly #send: (text: string) => void

  constructor(send: (text: string) => void, close: () => void) {
    this.#send = send
    this.#close = close
  }

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    if (typeof text === 'string') this.#send(text)
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.#close()
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return
    this.readyState = WebSocket.OPEN
    this.#tell('onopen', new Event('open'))
  }

  heard(data: string): void {
    if (this.readyState === WebSocket.OPEN) this.#tell('onmessage', new MessageEvent('message', { data }))
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.#tell('onclose', new CloseEvent('close', { code }))
  }

  #tell(name: 'onopen' | 'onmessage' | 'onclose', event: Event): void {
    // As a WebSocket, whose methods are called with itself.
    this[name]?.call(this as never, event as never)
  }
}

export interface DeskEvents {
  onReady(): void
  onFailed(reason: string): void
  onThinking(thinking: Thinking | null): void
}

/** The page's end of the worker. */
export class WorkerTransport implements Transport {
  readonly #post: Post
  readonly #events: DeskEvents
  readonly #replies = new Map<number, (reply: Reply) => void>()
  readonly #sockets = new Map<number, WorkerSocket>()
  #numbers = 0

  constructor(post: Post, events: DeskEvents) {
    this.#post = post
    this.#events = events
  }

  async request(path: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    const reply = this.ask(method, path, typeof body === 'string' ? body : '')
    const aborted = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(new DOMException('aborted', 'AbortError'))
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
    const found = await Promise.race([reply, aborted])
    return new Response(found.body, { status: found.status, headers: { 'content-type': found.type } })
  }

  /** The worker's answer to a request. */
  ask(method: string, url: string, body = ''): Promise<Reply> {
    return new Promise((resolve) => {
      const id = this.#numbers++
      this.#replies.set(id, resolve)
      this.#post({ type: 'request', id, method, url, body })
    })
  }

  connect(url: string): SocketLike {
    const socket = this.#numbers++
    const made = new WorkerSocket(
      (text) => this.#post({ type: 'frame', socket, text }),
      () => {
        this.#sockets.delete(socket)
        this.#post({ type: 'close', socket })
      },
    )
    this.#sockets.set(socket, made)
    this.#post({ type: 'open', socket, url })
    return made
  }

  hear(message: FromDesk): void {
    if (message.type === 'reply') {
      this.#replies.get(message.id)?.(message.reply)
      this.#replies.delete(message.id)
    } else if (message.type === 'opened') this.#sockets.get(message.socket)?.opened()
    else if (message.type === 'frame') this.#sockets.get(message.socket)?.heard(message.text)
    else if (message.type === 'closed') {
      this.#sockets.get(message.socket)?.closed(message.code)
      this.#sockets.delete(message.socket)
    } else if (message.type === 'ready') this.#events.onReady()
    else if (message.type === 'failed') this.#events.onFailed(message.reason)
    else this.#events.onThinking(message.thinking)
  }
}
