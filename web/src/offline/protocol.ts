/** The messages between the page and its workers. */

/** What a page asks its desk. */
export type ToDesk =
  | { type: 'begin'; base: string }
  | { type: 'request'; id: number; method: string; url: string; body: string }
  | { type: 'open'; socket: number; url: string }
  | { type: 'frame'; socket: number; text: string }
  | { type: 'close'; socket: number }
  /** stop the bot that is thinking, and let it play what it would play without thinking */
  | { type: 'hurry' }

/** A bot that is thinking, and since when. */
export interface Thinking {
  table: string
  seat: number
}

/** What the desk tells the page. */
export type FromDesk =
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'opened'; socket: number }
  | { type: 'frame'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number }
  | { type: 'thinking'; thinking: Thinking | null }

/** What the desk asks its helper, a second worker. */
export type ToHelper =
  | { type: 'help'; base: string }
  | { type: 'choose'; bot: string; position: string; seat: number; luck: number }
  | { type: 'picture'; id: number; url: string }

export type FromHelper =
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'chosen'; word: string }
  | { type: 'picture'; id: number; reply: Reply }

/** The answer to a request. */
export interface Reply {
  status: number
  type: string
  body: string
  file?: string | null
}

/** A text to keep under a key, if the version before is the one that is kept; null removes it. */
export interface Kept {
  key: string
  version: number
  text: string | null
}

export interface BotTask {
  table: string
  seq: number
  seat: number
  bot: string
  position: string
  luck: number
}

/** Everything that one call of the desk brings about. */
export interface Effects {
  reply?: Reply
  kept?: Kept[]
  frames?: [number, string][]
  closed?: [number, number][]
  bots?: BotTask[]
  timers?: { table: string; key: string; seconds: number }[]
}
