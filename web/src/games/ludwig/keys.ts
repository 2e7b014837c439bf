/** Keyboard shortcuts of the board. */
import type { Direction } from '../../draw/castle'
import { t } from '../../locale/index.svelte'
import { castleWords } from './castleWords'
import type { Draft } from './draft.svelte'
import { extrasOf } from './modules/extras'
import { SWANS } from './modules/panels'
import { seatShown } from './scene'

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** Whether the focused element handles the key itself: fields, dialogs, and Enter or Space on buttons. */
export function handledByFocus(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (!(event.target instanceof Element)) return false
  if (event.target.closest('input, textarea, select, dialog')) return true
  return (event.key === 'Enter' || event.key === ' ') && event.target.closest('button, a, [role=button]') !== null
}

/** Runs the shortcut of a key; false if there is none. */
export function press(draft: Draft, event: KeyboardEvent, picked: () => void): boolean {
  const direction = ARROWS[event.key]
  const word = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-word]')?.dataset['word'] : ''
  if (event.key.toLowerCase() === 'w') void draft.why(word)
  else if (event.key.toLowerCase() === 'v') draft.told = describe(draft)
  else if (draft.sideAction && event.key === 'Escape') draft.sideAction = null
  else if (event.key.toLowerCase() === 's' && toggleSwanSale(draft)) return true
  else if (draft.picked && direction) draft.step(direction)
  else if (draft.picked && moveHeldTile(draft, event.key, event.shiftKey)) return true
  else return pickByKey(draft, event.key.toLowerCase(), picked)
  return true
}

/** The castle that is shown, in words. */
function describe({ scene, owner, told }: Draft): string {
  const seat = owner ?? seatShown(scene)
  const castle = scene.board.castles[seat]
  if (!castle) return ''
  const words = [t('web-ludwig-castle', { name: scene.names[seat] ?? '' }), ...castleWords(scene, castle)].join('. ')
  return told === words ? `${words} ` : words // another text is announced again
}

/** Opens or closes the sale of swans; false if there are none to sell. */
function toggleSwanSale(draft: Draft): boolean {
  if (!draft.scene.asked?.choices.some((choice) => choice.action === SWANS)) return false
  draft.sideAction = draft.sideAction === SWANS ? null : SWANS
  return true
}

function moveHeldTile(draft: Draft, key: string, shift: boolean): boolean {
  const shortcuts: Record<string, () => unknown> = {
    Enter: () => draft.commit(),
    r: () => draft.turn(1),
    R: () => draft.turn(shift ? -1 : 1),
    f: () => draft.flip(),
    F: () => draft.flip(),
    b: () => draft.nextBest(1),
    B: () => draft.nextBest(shift ? -1 : 1),
  }
  if (draft.canDrop) shortcuts['Escape'] = () => draft.drop()
  const found = shortcuts[key]
  void found?.()
  return found !== undefined
}

function pickByKey(draft: Draft, key: string, picked: () => void): boolean {
  const board = draft.scene.board
  const stalls = draft.pricing ? [] : board.market.toSorted((one, other) => other.price - one.price)
  const [hallway, stairs] = board.corridors
  const moat = extrasOf(draft.scene)?.moat
  const stall = key === 'h' ? hallway : key === 't' ? stairs : key === 'm' ? moat : stalls[Number(key) - 1]
  if (board.step === 'buying' && stall && stall.tile !== null) {
    void draft.pick(stall.tile, stall.word).then(picked)
    return true
  }
  if (key === 'i' && draft.isLegal('money')) {
    void draft.play('money')
    return true
  }
  if (key === '[' || key === ']') return switchCastle(draft, key === ']' ? 1 : -1)
  return false
}

function switchCastle(draft: Draft, by: number): boolean {
  const count = draft.scene.board.castles.length
  const now = draft.owner ?? draft.scene.seat ?? 0
  const next = (now + by + count) % count
  draft.owner = next === draft.scene.seat ? null : next
  return true
}
