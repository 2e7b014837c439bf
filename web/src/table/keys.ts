/** Keys of the table screen; boards have their own. */
import type { Key } from '../games/manifest'
import type { Desk } from './desk.svelte'
import { layout } from './layout.svelte'

const TYPING = 'input, textarea, select, [contenteditable]'

/** What a key does at the table; false if nothing. */
export function pressed(event: KeyboardEvent, desk: Desk): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(TYPING)) return false
  if (document.querySelector('dialog[open]')) return false
  const act = ACTS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!act?.(desk, event)) return false
  event.preventDefault()
  return true
}

/** Each says whether it did something. */
const ACTS: Record<string, (desk: Desk, event: KeyboardEvent) => boolean> = {
  z: (desk, event) => did(desk.undo(event.shiftKey)),
  p: (desk) => did(desk.togglePlan()),
  l: (desk) => did(desk.pointToLast()),
  g: (desk) => did(readLog(desk)),
  '?': (desk) => did((desk.opened = 'keys')),
  '/': (desk) => !desk.scene.readonly && did((desk.opened = 'typed')),
  Escape: (desk) => desk.plan !== null && did(desk.dropPlan()),
}

/** Opens the log and reads it; where it is always open, only that. */
function readLog(desk: Desk): void {
  desk.tab = layout.phone && desk.tab === 'log' ? 'play' : 'log'
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
