/** Keyboard shortcuts of the table screen; boards have their own. */
import type { Key } from '../games/manifest'
import type { TableUi } from './tableUi.svelte'
import { layout } from './layout.svelte'

const TYPING = 'input, textarea, select, [contenteditable]'

/** Runs the shortcut of a key; false if there is none. */
export function pressed(event: KeyboardEvent, ui: TableUi): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(TYPING)) return false
  if (document.querySelector('dialog[open]')) return false
  const act = ACTS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!act?.(ui, event)) return false
  event.preventDefault()
  return true
}

/** Each returns whether it did something. */
const ACTS: Record<string, (ui: TableUi, event: KeyboardEvent) => boolean> = {
  z: (ui, event) => did(ui.undo(event.shiftKey)),
  p: (ui) => did(ui.togglePlan()),
  l: (ui) => did(ui.pointToLast()),
  g: (ui) => did(readLog(ui)),
  '?': (ui) => did((ui.opened = 'keys')),
  '/': (ui) => !ui.scene.readonly && did((ui.opened = 'typed')),
  Escape: (ui) => ui.plan !== null && did(ui.dropPlan()),
}

/** Opens the log and reads it; where it is always open, only that. */
function readLog(ui: TableUi): void {
  ui.tab = layout.phone && ui.tab === 'log' ? 'play' : 'log'
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-log]')?.focus())
}

function did(_: unknown): true {
  return true
}

/** The shell's keys with the names of their explanations, for the help. */
export const SHELL_KEYS: readonly Key[] = [
  ['Tab', 'web-key-tab'],
  ['← ↑ → ↓', 'web-key-arrows'],
  ['Enter', 'web-key-enter'],
  ['Esc', 'web-key-escape'],
  ['Z', 'web-key-undo'],
  ['Shift Z', 'web-key-restart'],
  ['P', 'web-key-plan'],
  ['L', 'web-key-last'],
  ['G', 'web-key-log'],
  ['W', 'web-key-why'],
  ['V', 'web-key-what'],
  ['+ − 0', 'web-key-zoom'],
  ['/', 'web-key-typed'],
  ['?', 'web-key-keys'],
]
