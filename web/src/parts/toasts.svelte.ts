/** Short news at the edge of the screen: refusals, copied links, what somebody asks. */
import { Refusal } from '../wire/refusal'

export interface Toast {
  id: number
  text: string
  kind: 'info' | 'refused'
  rule: string | null
  game: string | null
}

class Toasts {
  list = $state.raw<readonly Toast[]>([])
  #next = 1

  say(text: string, kind: Toast['kind'] = 'info', rule: string | null = null, game: string | null = null): void {
    const id = this.#next++
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind, rule, game }].slice(-3)
    setTimeout(() => this.drop(id), kind === 'refused' ? 9000 : 5000)
  }

  /** Shows what was refused; anything else is a mistake of ours and goes on. */
  refused(error: unknown, game: string | null = null): void {
    if (!(error instanceof Refusal)) throw error
    this.say(error.text, 'refused', error.rule, game)
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
