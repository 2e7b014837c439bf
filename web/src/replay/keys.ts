/** Keyboard shortcuts of a replay; a focused board handles its own keys first. */
import type { Replay } from './replay.svelte'

const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]'
const PRESSED = 'button, a, summary'

/** Whether no board, input field, dialog or browser shortcut uses this key. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : null
  return !target?.closest(TYPING) && !document.querySelector('dialog[open]')
}

/** Runs the shortcut of a key; false if there is none. */
export function pressed(event: KeyboardEvent, replay: Replay): boolean {
  if (!isFree(event)) return false
  if (event.key === ' ' && event.target instanceof Element && event.target.closest(PRESSED)) return false
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
