/** Short messages at the edge of the screen: refusals, copied links, requests. */
import { Refusal } from '../wire/refusal'

export interface Toast {
  id: number
  text: string
  kind: 'info' | 'refused'
  rule: string | null
  game: string | null
  /** the table it is about; not shown while that table is on the screen */
  table: string | null
}

class Toasts {
  list = $state.raw<readonly Toast[]>([])
  #next = 1

  /** The messages to show with this table on the screen: all but those about it. */
  beside(table: string | null): readonly Toast[] {
    return this.list.filter((toast) => toast.table === null || toast.table !== table)
  }

  say(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
    const toast: Toast = { id: this.#next++, text, kind: 'info', rule: null, game: null, table: null, ...more }
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3)
    setTimeout(() => this.drop(toast.id), toast.kind === 'refused' ? 9000 : 5000)
  }

  /** Shows a refusal; any other error is a bug and is thrown again. */
  refused(error: unknown, game: string | null = null): void {
    if (!(error instanceof Refusal)) throw error
    this.say(error.text, { kind: 'refused', rule: error.rule, game })
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
