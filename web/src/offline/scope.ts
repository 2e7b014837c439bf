/** The global object of a worker; the page's has other types. */
interface Scope {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  location: Location
}

export const scope: Scope = self
