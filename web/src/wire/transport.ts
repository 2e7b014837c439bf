/** The way to whatever answers: a server, or in pages without one a worker of this browser. */

/** The part of a WebSocket that is used. */
export type SocketLike = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

export interface Transport {
  request(path: string, init: RequestInit): Promise<Response>
  /** connects to a path */
  connect(path: string): SocketLike
}

const server: Transport = {
  request: (path, init) => fetch(path, init),
  connect: (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path),
}

let current = server

/** Whether this page plays without a server: its first page says so. */
export const offline =
  typeof document !== 'undefined' && document.querySelector('meta[name="kastelan-offline"]') !== null

export function useTransport(transport: Transport): void {
  current = transport
}

export const transport: Transport = {
  request: (path, init) => current.request(path, init),
  connect: (path) => current.connect(path),
}
