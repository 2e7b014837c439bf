/** What the page shows of its worker. */
import type { Thinking } from './protocol'

class OfflineStatus {
  phase = $state<'loading' | 'ready' | 'failed'>('loading')
  reason = $state('')
  /** the bot that is thinking */
  thinking = $state.raw<Thinking | null>(null)
  /** stops its thought */
  hurry: () => void = () => {}
}

export const status = new OfflineStatus()
