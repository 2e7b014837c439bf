/** Keys of a replay; a board that has the focus takes its own first. */
import type { Replay } from './replay.svelte'

const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]'
const PRESSED = 'button, a, summary'

/** What a key does here; false if nothing. */
export function pressed(event: KeyboardEvent, replay: Replay): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return false
  if (event.key === ' ' && target?.closest(PRESSED)) return false
  const act = ACTS[event.shiftKey ? `Shift ${event.key}` : event.key]
  if (!act) return false
  event.preventDefault()
  act(replay)
  return true
}

const ACTS: Record<string, (replay: Replay) => void> = {
  ArrowRight: (replay) => void replay.on(),
  ArrowLeft: (replay) => void replay.back(),
  'Shift ArrowRight': (replay) => void replay.turnOn(),
  'Shift ArrowLeft': (replay) => void replay.turnBack(),
  PageDown: (replay) => void replay.turnOn(),
  PageUp: (replay) => void replay.turnBack(),
  Home: (replay) => void replay.go(0),
  End: (replay) => void replay.go(replay.last),
  ' ': (replay) => replay.toggle(),
}
