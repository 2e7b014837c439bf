/** Notices for this person: turns, invitations, finished games. Shown on the page and, if enabled, as browser notifications. */
import { isPushed } from '../app/pushedHere'
import { toasts } from '../parts/toasts.svelte'
import { router } from '../router.svelte'
import { address, api } from '../wire/api'
import { attempt } from '../wire/refusal'
import { ReconnectingSocket } from './reconnectingSocket'
import type { Notice, Turn } from '../wire/types'
import type { LobbyMessage } from './tables/lobbyMessages'

class Notices {
  turns = $state.raw<readonly Turn[]>([])
  /** the number of notices so far; effects that reload data depend on it */
  count = $state(0)
  #socket: ReconnectingSocket | undefined
  #users = 0

  /** Whether the table waits for this person. */
  waits(table: string): boolean {
    return this.turns.some((turn) => turn.table === table)
  }

  async refresh(): Promise<void> {
    const answer = await attempt(api.get<Turn[]>('/api/me/turns'))
    if (answer.ok) this.turns = answer.value
  }

  /** Subscribes; returns a function that unsubscribes. The socket closes with the last subscriber. */
  follow(): () => void {
    this.#users += 1
    void this.refresh()
    this.#socket ??= new ReconnectingSocket(
      () => address('/api/lobby/socket', { status: 'closed' }),
      (message) => this.#hear(message as LobbyMessage),
    )
    return () => {
      this.#users -= 1
      if (this.#users) return
      this.#socket?.close()
      this.#socket = undefined
    }
  }

  #hear(message: LobbyMessage): void {
    if (message.type !== 'notice') return
    this.count += 1
    void this.refresh()
    if (document.hidden && message.browser) announce(message)
    else toasts.say(message.text, { table: message.table })
  }
}

function announce(notice: Notice): void {
  if (isPushed()) return // the service worker shows it
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification('Kastelan', { body: notice.text, tag: notice.table, icon: '/icon-turn.svg' })
  shown.onclick = () => {
    window.focus()
    router.go(`/tables/${notice.table}`)
    shown.close()
  }
}

export const notices = new Notices()
