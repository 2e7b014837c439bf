/** What the server, or the line to it, refused: a typed value with words for a person. */
export interface ServerError {
  kind: string
  message: string
  facts: Record<string, unknown>
  rule?: string | null
  text: string
}

export class Refusal extends Error {
  /** the HTTP status; 0 when the server was not reached */
  readonly status: number
  readonly error: ServerError

  constructor(status: number, error: ServerError) {
    super(error.text)
    this.name = 'Refusal'
    this.status = status
    this.error = error
  }

  /** What went wrong, in the reader's language. */
  get text(): string {
    return this.error.text
  }

  /** The rule that forbids it, if a rule does. */
  get rule(): string | null {
    return this.error.rule || null
  }

  get offline(): boolean {
    return this.status === 0
  }
}

export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** The answer as a value, for those who would rather look than catch. */
export async function attempt<T>(asking: Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await asking }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, refusal: error }
    throw error
  }
}

/** The error in the body of an answer, whatever the body is. */
export function errorIn(body: unknown, otherwise: string): ServerError {
  const found = isRecord(body) && isRecord(body['error']) ? body['error'] : {}
  return {
    kind: text(found['kind']) ?? 'Unknown',
    message: text(found['message']) ?? '',
    facts: isRecord(found['facts']) ? found['facts'] : {},
    rule: text(found['rule']) ?? null,
    text: text(found['text']) ?? otherwise,
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
