/** Refused requests and lost connections, with a text for the reader. */
export interface ServerError {
  kind: string
  message: string
  facts: Record<string, unknown>
  rule?: string | null
  text: string
}

/** the messages of refusals because of a ban */
const BANNED = new Set(['banned', 'banned-for-good'])
let banned = () => {}

/** Calls a function whenever the server refuses something because of a ban. */
export function whenBanned(heard: () => void): void {
  banned = heard
}

export class Refusal extends Error {
  /** the HTTP status; 0 if the server was not reached */
  readonly status: number
  readonly error: ServerError

  constructor(status: number, error: ServerError) {
    super(error.text)
    if (BANNED.has(error.message)) banned()
    this.name = 'Refusal'
    this.status = status
    this.error = error
  }

  /** The reason in the reader's language. */
  get text(): string {
    return this.error.text
  }

  /** The rule that forbids the action, if any. */
  get rule(): string | null {
    return this.error.rule || null
  }

  get offline(): boolean {
    return this.status === 0
  }
}

export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** The result as a value instead of an exception. */
export async function attempt<T>(request: Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await request }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, refusal: error }
    throw error
  }
}

/** The error in a response body; missing or malformed fields get defaults. */
export function errorIn(body: unknown, defaultText: string): ServerError {
  const found = isRecord(body) && isRecord(body['error']) ? body['error'] : {}
  return {
    kind: text(found['kind']) ?? 'Unknown',
    message: text(found['message']) ?? '',
    facts: isRecord(found['facts']) ? found['facts'] : {},
    rule: text(found['rule']) ?? null,
    text: text(found['text']) ?? defaultText,
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
