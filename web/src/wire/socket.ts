/** The connection to one table. It reconnects by itself, asks for what it missed, and repeats what was not answered. */
import { errorIn, Refusal } from './refusal'
import type {
  Answer,
  AnswerUndo,
  AskIdeas,
  AskUndo,
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

export type Act = Moves | Undo | AskUndo | AnswerUndo
type Question = Preview | Previews | WhyNot | AskIdeas | TryPlan
type Heard = Update | Done | Answer | Failed | Said | Seated | Pong

/** What each question is answered with. */
export interface Answers {
  preview: Foretold
  previews: Record<string, Foretold>
  refusal: Refused
  ideas: Ideas
  plan: Planned
}

/** A question without the id that the socket gives it. */
type Asking<K extends keyof Answers> = Omit<Extract<Question, { type: K }>, 'id' | 'type'>

/** Asks the server about a position. A question that is aborted is rejected as if the server were not reached. */
export type Ask = <K extends keyof Answers>(type: K, question: Asking<K>, signal?: AbortSignal) => Promise<Answers[K]>

/** `open`: what is shown is how things stand. Anything else: it may be old. */
export type LineState = 'connecting' | 'open' | 'lost' | 'refused' | 'closed'

export interface Ears {
  update(told: Update): void
  said(said: Said): void
  seated(told: Seated): void
  line(state: LineState): void
  refused(refusal: Refusal): void
}

/** What of the browser is needed; tests bring their own. */
export interface Surroundings {
  connect(url: string): WebSocket
  after(ms: number, what: () => void): number
  cancel(timer: number): void
  random(): number
}

const browser: Surroundings = {
  connect: (url) => new WebSocket(url),
  after: (ms, what) => window.setTimeout(what, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
}

interface Waiting {
  frame: { type: string; id: string }
  resolve(answer: unknown): void
  reject(refusal: Refusal): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const HEARTBEAT = 15_000
const PATIENCE = 8000
const REFUSED = 4003

export class TableSocket {
  #url: () => string
  #ears: Ears
  #around: Surroundings
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #retry: number | null = null
  #beat: number | null = null
  #attempts = 0
  #refusal: Refusal | null = null
  #state: LineState = 'closed'

  /** `url` is asked for at each connection, since what was missed changes. */
  constructor(url: () => string, ears: Ears, around: Surroundings = browser) {
    this.#url = url
    this.#ears = ears
    this.#around = around
  }

  get state(): LineState {
    return this.#state
  }

  /** Connects now, whatever was before: at first, after a gap, when the browser is back online. */
  open(): void {
    this.#hangUp()
    this.#become('connecting')
    const socket = this.#around.connect(this.#url())
    this.#socket = socket
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = (event) => this.#heard(socket, String(event.data))
    socket.onclose = (event) => this.#closed(socket, event.code)
    this.#listen() // a connection that never opens is given up too
  }

  close(): void {
    this.#hangUp()
    this.#become('closed')
    this.#drop(offline('closed'))
  }

  /** Acts. The answer means that it is on disk; a line that breaks meanwhile delays it and loses nothing. */
  act(frame: Act): Promise<Done> {
    return new Promise<Done>((resolve, reject) => this.#expect({ frame, resolve, reject }))
  }

  /** Asks a question. One that is aborted needs no answer any more. */
  ask: Ask = (type, question, signal) => {
    const frame = { type, ...question, id: clientId() }
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(offline('aborted'))
      signal?.addEventListener('abort', () => this.#settle(frame.id)?.reject(offline('aborted')), { once: true })
      this.#expect({ frame, resolve, reject })
    })
  }

  #expect(waiting: Waiting): void {
    this.#waiting.set(waiting.frame.id, waiting)
    this.#send(waiting.frame)
  }

  /** Whether something has been sent that is not answered yet. */
  get pending(): number {
    return this.#waiting.size
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame))
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#attempts = 0
    for (const { frame } of this.#waiting.values()) this.#send(frame)
  }

  #heard(socket: WebSocket, raw: string): void {
    if (socket !== this.#socket) return
    this.#listen()
    const heard = JSON.parse(raw) as Heard
    if (heard.type === 'refused' && !heard.id) return this.#refuse(heard)
    this.#become('open')
    if (heard.type === 'update') this.#ears.update(heard)
    else if (heard.type === 'said') this.#ears.said(heard)
    else if (heard.type === 'table') this.#ears.seated(heard)
    else if (heard.type === 'done') this.#settle(heard.id)?.resolve(heard)
    else if (heard.type === 'answer') this.#settle(heard.id)?.resolve(heard.answer)
    else if (heard.type === 'refused') this.#settle(heard.id)?.reject(refusalIn(heard))
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #refuse(heard: Failed): void {
    this.#refusal = refusalIn(heard)
    this.#ears.refused(this.#refusal)
  }

  /** Not welcome: nothing that waits will ever be answered. */
  #giveUp(): void {
    this.#become('refused')
    this.#drop(this.#refusal ?? offline('refused'))
  }

  #drop(refusal: Refusal): void {
    for (const waiting of this.#waiting.values()) waiting.reject(refusal)
    this.#waiting.clear()
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return
    this.#hangUp()
    if (code === REFUSED) return this.#giveUp()
    this.#become('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++)
    this.#retry = this.#around.after(wait * (0.75 + this.#around.random() / 2), () => this.open())
  }

  /** Something was heard: ask again in a while, and give the line up if there is no answer. */
  #listen(): void {
    this.#stop('beat')
    const socket = this.#socket
    this.#beat = this.#around.after(HEARTBEAT, () => {
      this.#send({ type: 'ping', id: '' })
      this.#beat = this.#around.after(PATIENCE, () => socket && this.#closed(socket, 0))
    })
  }

  #hangUp(): void {
    this.#stop('beat')
    this.#stop('retry')
    const socket = this.#socket
    this.#socket = null
    if (socket?.readyState === 0)
      socket.onopen = () => socket.close() // sooner the browser would call it a failure
    else if (socket?.readyState === 1) socket.close()
  }

  #stop(which: 'beat' | 'retry'): void {
    const timer = which === 'beat' ? this.#beat : this.#retry
    if (timer !== null) this.#around.cancel(timer)
    if (which === 'beat') this.#beat = null
    else this.#retry = null
  }

  #become(state: LineState): void {
    if (state === this.#state) return
    this.#state = state
    this.#ears.line(state)
  }
}

function refusalIn(failed: Failed): Refusal {
  return new Refusal(409, errorIn(failed, ''))
}

function offline(message: string): Refusal {
  return new Refusal(0, { kind: 'Offline', message, facts: {}, rule: null, text: '' })
}

/** An id that no other frame has. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
