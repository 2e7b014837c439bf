/** What the page shows of its worker. */
import type { Thinking } from './protocol'

class OfflineStatus {
  phase = $state<'loading' | 'ready' | 'failed'>('loading')
  reason = $state('')
  /** whether all files are in this browser, so that no network is needed; null while they are being loaded */
  kept = $state<boolean | null>(null)
  /** the bot that is thinking */
  thinking = $state.raw<Thinking | null>(null)
  /** stops its thought */
  hurry: () => void = () => {}
}

export const status = new OfflineStatus()
