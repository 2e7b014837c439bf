/** Keys of the drawing board. */
import type { Direction } from '../../draw/castle'
import type { Draft } from './draft.svelte'
import { extrasOf } from './modules/extras'
import { SWANS } from './modules/panels'

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** Whether a key belongs to what has the focus: text fields, dialogs, and buttons their own Enter and Space. */
export function taken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (!(event.target instanceof Element)) return false
  if (event.target.closest('input, textarea, select, dialog')) return true
  return (event.key === 'Enter' || event.key === ' ') && event.target.closest('button, a, [role=button]') !== null
}

/** Does what a key says; false if it says nothing here. */
export function press(draft: Draft, event: KeyboardEvent, picked: () => void): boolean {
  const direction = ARROWS[event.key]
  if (draft.aside && event.key === 'Escape') draft.aside = null
  else if (event.key.toLowerCase() === 's' && swans(draft)) return true
  else if (draft.picked && direction) draft.walk(direction)
  else if (draft.picked && held(draft, event.key, event.shiftKey)) return true
  else return offered(draft, event.key.toLowerCase(), picked)
  return true
}

/** Opens or closes the sale of swans, where there are any to sell. */
function swans(draft: Draft): boolean {
  if (!draft.scene.asked?.choices.some((choice) => choice.action === SWANS)) return false
  draft.aside = draft.aside === SWANS ? null : SWANS
  return true
}

function held(draft: Draft, key: string, shift: boolean): boolean {
  const doing: Record<string, () => unknown> = {
    Enter: () => draft.commit(),
    r: () => draft.turn(1),
    R: () => draft.turn(shift ? -1 : 1),
    f: () => draft.flip(),
    F: () => draft.flip(),
    b: () => draft.better(1),
    B: () => draft.better(shift ? -1 : 1),
  }
  if (draft.loose) doing['Escape'] = () => draft.drop()
  const found = doing[key]
  void found?.()
  return found !== undefined
}

function offered(draft: Draft, key: string, picked: () => void): boolean {
  const board = draft.scene.board
  const stalls = draft.pricing ? [] : board.market.toSorted((one, other) => other.price - one.price)
  const [hallway, stairs] = board.corridors
  const moat = extrasOf(draft.scene)?.moat
  const stall = key === 'h' ? hallway : key === 't' ? stairs : key === 'm' ? moat : stalls[Number(key) - 1]
  if (board.step === 'buying' && stall && stall.tile !== null) {
    void draft.pick(stall.tile, stall.word).then(picked)
    return true
  }
  if (key === 'i' && draft.may('money')) {
    void draft.say('money')
    return true
  }
  if (key === '[' || key === ']') return look(draft, key === ']' ? 1 : -1)
  return false
}

function look(draft: Draft, by: number): boolean {
  const count = draft.scene.board.castles.length
  const now = draft.owner ?? draft.scene.seat ?? 0
  const next = (now + by + count) % count
  draft.owner = next === draft.scene.seat ? null : next
  return true
}
