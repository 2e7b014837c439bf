/** Short news at the edge of the screen: refusals, copied links, what somebody asks. */
import { Refusal } from '../wire/refusal'

export interface Toast {
  id: number
  text: string
  kind: 'info' | 'refused'
  rule: string | null
  game: string | null
  /** the table it is about: whoever looks at that sees it there */
  table: string | null
}

class Toasts {
  list = $state.raw<readonly Toast[]>([])
  #next = 1

  /** What is to be read by somebody who looks at a table, or at none: nothing about that table. */
  beside(table: string | null): readonly Toast[] {
    return this.list.filter((toast) => toast.table === null || toast.table !== table)
  }

  say(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
    const toast: Toast = { id: this.#next++, text, kind: 'info', rule: null, game: null, table: null, ...more }
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3)
    setTimeout(() => this.drop(toast.id), toast.kind === 'refused' ? 9000 : 5000)
  }

  /** Shows what was refused; anything else is a mistake of ours and goes on. */
  refused(error: unknown, game: string | null = null): void {
    if (!(error instanceof Refusal)) throw error
    this.say(error.text, { kind: 'refused', rule: error.rule, game })
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
