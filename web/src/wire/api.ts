/** HTTP requests to the server. Each sends the reader's language and throws a `Refusal` on failure. */
import { locale, t } from '../locale/index.svelte'
import { counted } from './inFlight'
import { errorIn, Refusal } from './refusal'
import { transport } from './transport'

export { attempt, Refusal } from './refusal'
export type { Answer } from './refusal'

type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>

/** The path with its query and the language; null and undefined values are omitted. */
export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ language: locale.language, ...query })) {
    for (const word of Array.isArray(value) ? value : [value]) if (word != null) search.append(name, String(word))
  }
  return `${path}?${search}`
}

async function send<T>(method: string, path: string, query?: Query, body?: unknown, signal?: AbortSignal): Promise<T> {
  const sent = request(method, address(path, query), body, signal)
  const response = await (method === 'GET' ? sent : counted(sent))
  const found: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Refusal(response.status, errorIn(found, t('web-error-server')))
  return found as T
}

async function request(method: string, url: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal: signal ?? null,
  }
  if (body !== undefined) {
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  try {
    return await transport.request(url, init)
  } catch {
    const error = { kind: 'Offline', message: 'offline', facts: {}, rule: null, text: t('web-error-offline') }
    throw new Refusal(0, error)
  }
}

export const api = {
  get: <T>(path: string, query?: Query, signal?: AbortSignal) => send<T>('GET', path, query, undefined, signal),
  post: <T>(path: string, body: unknown = {}, query?: Query, signal?: AbortSignal) =>
    send<T>('POST', path, query, body, signal),
  put: <T>(path: string, body: unknown, query?: Query) => send<T>('PUT', path, query, body),
  patch: <T>(path: string, body: unknown, query?: Query) => send<T>('PATCH', path, query, body),
  delete: <T>(path: string, query?: Query) => send<T>('DELETE', path, query),
}
