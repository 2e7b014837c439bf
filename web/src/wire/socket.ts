/** The connection to one table. It reconnects by itself, requests missed updates, and resends unanswered frames. */
import { counted } from './inFlight'
import { errorIn, Refusal } from './refusal'
import { type SocketLike, transport } from './transport'
import type {
  Answer,
  AnswerUndo,
  AskIdeas,
  AskUndo,
  AskWhere,
  Done,
  Failed,
  Foretold,
  Ideas,
  Moves,
  Planned,
  Pong,
  Preview,
  Previews,
  Refusal as Refused,
  Said,
  Seated,
  TryPlan,
  Undo,
  Update,
  WhyNot,
} from './types'

export type Command = Moves | Undo | AskUndo | AnswerUndo
type Question = Preview | Previews | WhyNot | AskIdeas | AskWhere | TryPlan
type ServerMessage = Update | Done | Answer | Failed | Said | Seated | Pong

/** The type of the answer to each type of question. */
export interface Answers {
  preview: Foretold
  previews: Record<string, Foretold>
  refusal: Refused
  ideas: Ideas
  where: Record<string, string>
  plan: Planned
}

/** A question without its id, which the socket adds. */
type QuestionFields<K extends keyof Answers> = Omit<Extract<Question, { type: K }>, 'id' | 'type'>

/** Asks the server about a position. Aborting a question rejects it with an offline `Refusal`. */
export type Ask = <K extends keyof Answers>(
  type: K,
  question: QuestionFields<K>,
  signal?: AbortSignal,
) => Promise<Answers[K]>

/** Only in `open` the table on the screen is known to be current. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused' | 'closed'

export interface SocketHandlers {
  onUpdate(update: Update): void
  onChat(message: Said): void
  onTable(message: Seated): void
  onState(state: ConnectionState): void
  onRefused(refusal: Refusal): void
}

/** The browser functions that the socket uses; tests replace them. */
export interface Environment {
  connect(url: string): SocketLike
  setTimer(ms: number, callback: () => void): number
  clearTimer(timer: number): void
  random(): number
}

const browser: Environment = {
  connect: (url) => transport.connect(url),
  setTimer: (ms, callback) => window.setTimeout(callback, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
  random: Math.random,
}

interface Pending {
  frame: { type: string; id: string }
  resolve(answer: unknown): void
  reject(refusal: Refusal): void
}

const FIRST_RETRY_MS = 400
const MAX_RETRY_MS = 8000
const HEARTBEAT_MS = 15_000
const PONG_TIMEOUT_MS = 8000
/** the close code of a server that does not let this person in */
const REFUSED = 4003

export class TableSocket {
  #url: () => string
  #handlers: SocketHandlers
  #environment: Environment
  #socket: SocketLike | null = null
  #pending = new Map<string, Pending>()
  #retry: number | null = null
  #heartbeat: number | null = null
  #attempts = 0
  #refusal: Refusal | null = null
  #state: ConnectionState = 'closed'

  /** `url` is called for each connection, because it contains the last known log entry. */
  constructor(url: () => string, handlers: SocketHandlers, environment: Environment = browser) {
    this.#url = url
    this.#handlers = handlers
    this.#environment = environment
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Connects at once and drops any existing connection. */
  open(): void {
    this.#disconnect()
    this.#setState('connecting')
    const socket = this.#environment.connect(this.#url())
    this.#socket = socket
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = (event) => this.#received(socket, String(event.data))
    socket.onclose = (event) => this.#closed(socket, event.code)
    this.#restartHeartbeat() // also times out a connection that never opens
  }

  close(): void {
    this.#disconnect()
    this.#setState('closed')
    this.#rejectAll(offline('closed'))
  }

  /** Sends a command and resolves when the server has stored it; a lost connection only delays that. */
  submit(frame: Command): Promise<Done> {
    return counted(new Promise<Done>((resolve, reject) => this.#request({ frame, resolve, reject })))
  }

  ask: Ask = (type, question, signal) => {
    const frame = { type, ...question, id: clientId() }
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(offline('aborted'))
      signal?.addEventListener('abort', () => this.#takePending(frame.id)?.reject(offline('aborted')), { once: true })
      this.#request({ frame, resolve, reject })
    })
  }

  #request(pending: Pending): void {
    this.#pending.set(pending.frame.id, pending)
    this.#send(pending.frame)
  }

  /** The number of frames without an answer. */
  get pending(): number {
    return this.#pending.size
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame))
  }

  #opened(socket: SocketLike): void {
    if (socket !== this.#socket) return
    this.#attempts = 0
    for (const { frame } of this.#pending.values()) this.#send(frame)
  }

  #received(socket: SocketLike, raw: string): void {
    if (socket !== this.#socket) return
    this.#restartHeartbeat()
    const message = JSON.parse(raw) as ServerMessage
    if (message.type === 'refused' && !message.id) return this.#connectionRefused(message)
    this.#setState('open')
    if (message.type === 'update') this.#handlers.onUpdate(message)
    else if (message.type === 'said') this.#handlers.onChat(message)
    else if (message.type === 'table') this.#handlers.onTable(message)
    else if (message.type === 'done') this.#takePending(message.id)?.resolve(message)
    else if (message.type === 'answer') this.#takePending(message.id)?.resolve(message.answer)
    else if (message.type === 'refused') this.#takePending(message.id)?.reject(refusalIn(message))
  }

  #takePending(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }

  #connectionRefused(message: Failed): void {
    this.#refusal = refusalIn(message)
    this.#handlers.onRefused(this.#refusal)
  }

  /** Does not reconnect, because the server would refuse again. */
  #giveUp(): void {
    this.#setState('refused')
    this.#rejectAll(this.#refusal ?? offline('refused'))
  }

  #rejectAll(refusal: Refusal): void {
    for (const pending of this.#pending.values()) pending.reject(refusal)
    this.#pending.clear()
  }

  #closed(socket: SocketLike, code: number): void {
    if (socket !== this.#socket) return
    this.#disconnect()
    if (code === REFUSED) return this.#giveUp()
    this.#setState('lost')
    const delay = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts++)
    this.#retry = this.#environment.setTimer(delay * (0.75 + this.#environment.random() / 2), () => this.open())
  }

  /** Pings the server when it has been silent for a while, and reconnects if there is no answer. */
  #restartHeartbeat(): void {
    this.#stopTimer('heartbeat')
    const socket = this.#socket
    this.#heartbeat = this.#environment.setTimer(HEARTBEAT_MS, () => {
      this.#send({ type: 'ping', id: '' })
      this.#heartbeat = this.#environment.setTimer(PONG_TIMEOUT_MS, () => socket && this.#closed(socket, 0))
    })
  }

  #disconnect(): void {
    this.#stopTimer('heartbeat')
    this.#stopTimer('retry')
    const socket = this.#socket
    this.#socket = null
    if (socket?.readyState === 0)
      socket.onopen = () => socket.close() // closing a socket that is still connecting logs an error
    else if (socket?.readyState === 1) socket.close()
  }

  #stopTimer(which: 'heartbeat' | 'retry'): void {
    const timer = which === 'heartbeat' ? this.#heartbeat : this.#retry
    if (timer !== null) this.#environment.clearTimer(timer)
    if (which === 'heartbeat') this.#heartbeat = null
    else this.#retry = null
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    this.#handlers.onState(state)
  }
}

function refusalIn(failed: Failed): Refusal {
  return new Refusal(409, errorIn(failed, ''))
}

function offline(message: string): Refusal {
  return new Refusal(0, { kind: 'Offline', message, facts: {}, rule: null, text: '' })
}

/** A random id for a frame. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
