/** Labels of choices and targets in the reader's language. */
import { delta, n, t } from '../../locale/index.svelte'
import { signed } from '../../parts/reconstructed'
import type { Choice, Preview } from '../../table/model'
import { GRANARY, type Pieces, TALER, TAVERN } from './components'
import type { Scene } from './scene'
import type { Target } from './targets'
import type { Board, Catalogue } from './types'

/** Such as `4 sand, 1 brick`; the sixth number, if any, is talers. */
export function amounts(pieces: Pieces, catalogue: Catalogue): string {
  const parts = pieces.flatMap((number, kind) => (number ? [amount(number, kind, catalogue)] : []))
  return parts.join(', ') || t('web-seasons-nothing')
}

export function amount(number: number, kind: number, catalogue: Catalogue): string {
  if (kind === TALER) return t('web-seasons-talers', { talers: number })
  return `${n(number)} ${catalogue.kinds[kind]?.name ?? ''}`
}

export function cardNames(cards: readonly number[], catalogue: Catalogue): string {
  return cards.map((card) => catalogue.cards[card]?.name ?? '').join(' + ')
}

/** The fee of a space, in the castle or on a winter card. */
export function feeOf(space: number, board: Board): number {
  if (space === TAVERN) return board.winter_cards?.tavern.fee ?? 0
  if (space === GRANARY) return board.winter_cards?.granary.fee ?? 0
  return board.positions[space]?.fee ?? 0
}

/** The label of a choice's button. */
export function labelOf(choice: Choice, scene: Scene): string {
  const board = scene.board
  const catalogue = scene.catalogue
  const label = LABELS[choice.action]
  return label ? label(choice as Choice & Fields, board, catalogue, scene) : choice.word
}

interface Fields {
  cards: number
  card: number
  pieces: Pieces & number
  spot: number
  kind: number
  owner: number
  building: number
  space: number
  origin: number
  stones: number
  bars: number
  stake: number
  points: number
  innkeeper: boolean
}

type Label = (choice: Choice & Fields, board: Board, catalogue: Catalogue, scene: Scene) => string

const LABELS: Record<string, Label> = {
  Supply: (choice, _, catalogue) => amounts(choice.pieces, catalogue),
  TakeBack: (choice, _, catalogue) => catalogue.spots[choice.spot]?.name ?? '',
  Station: (choice, board, catalogue, scene) => {
    const spot = catalogue.spots[choice.spot]?.name ?? ''
    const owner = board.spots[choice.spot]?.seat
    const words = owner == null ? spot : t('web-seasons-displace', { spot, name: scene.names[owner] ?? '' })
    return choice.innkeeper ? `${words} (${t('web-seasons-innkeeper')})` : words
  },
  Empty: (choice, board, catalogue) => amount(board.tower[choice.kind] ?? 0, choice.kind, catalogue),
  Buy: (choice, _, catalogue) => catalogue.kinds[choice.kind]?.name ?? '',
  Agree: () => t('web-seasons-sell'),
  Refuse: () => t('web-seasons-keep'),
  Begin: (choice, _, catalogue) => catalogue.cards[choice.card]?.name ?? '',
  Lose: (choice, _, catalogue) => t('web-seasons-lose', { card: catalogue.cards[choice.card]?.name ?? '' }),
  PayTalers: (_, __, ___, scene) => t('web-seasons-pay-talers', { talers: Number(scene.asked?.facts['talers'] ?? 0) }),
  Mend: (choice) => t('web-seasons-mend', { stones: choice.stones, bars: choice.bars }),
  Lay: (choice, _, catalogue) => catalogue.stakes[choice.stake]?.name ?? '',
  Share: (choice, _, catalogue) => catalogue.stakes[choice.stake]?.name ?? '',
  Place: (choice, board, catalogue) => {
    const space = catalogue.spaces[choice.space]?.name ?? ''
    const fee = t('web-seasons-place', { space, fee: feeOf(choice.space, board) })
    const words = signed(fee, board.positions[choice.space]?.reconstructed)
    return choice.origin
      ? `${words}, ${t('web-seasons-from', { origin: catalogue.origins[choice.origin]?.name ?? '' })}`
      : words
  },
  Build: (choice, board, catalogue) => {
    const { cost = 0, points = 0, reconstructed } = board.buildings[choice.building] ?? {}
    const figures = signed(t('web-seasons-cost', { cost, points }), reconstructed)
    return `${catalogue.buildings[choice.building]?.name ?? ''}, ${figures}`
  },
  Convert: (choice) => t('web-seasons-points', { points: choice.points }),
  Pass: (_, board) => t(PASSES[board.step] ?? 'web-seasons-pass'),
}

/** The label of passing, by step. */
const PASSES: Record<string, string> = {
  mending: 'web-seasons-pass-mending',
  courting: 'web-seasons-pass-courting',
  stationing: 'web-seasons-pass-stationing',
  purchasing: 'web-seasons-pass-purchasing',
  building: 'web-seasons-pass-building',
  placing: 'web-seasons-pass-placing',
}

/** The accessible name of a target, with its state and effect. */
export function targetName(target: Target, scene: Scene): string {
  const board = scene.board
  const catalogue = scene.catalogue
  switch (target.kind) {
    case 'building':
      return buildingName(target.number, board, catalogue)
    case 'space':
      return spaceName(target.number, scene)
    case 'spot':
      return spotName(target.number, scene)
    case 'tower':
      return t('web-seasons-on-tower', { pieces: amount(board.tower[target.number] ?? 0, target.number, catalogue) })
  }
}

function buildingName(number: number, board: Board, catalogue: Catalogue): string {
  const { cost = 0, points = 0, left = 0, templates = 0, reconstructed } = board.buildings[number] ?? {}
  const building = catalogue.buildings[number]?.name ?? ''
  if (!left) return t('web-seasons-built', { building })
  const figures = { building, cost, points, left }
  return signed(t(templates > 1 ? 'web-seasons-to-build-many' : 'web-seasons-to-build', figures), reconstructed)
}

function spaceName(number: number, scene: Scene): string {
  const board = scene.board
  const space = scene.catalogue.spaces[number]?.name ?? ''
  const fee = feeOf(number, board)
  const seat = number === TAVERN ? board.winter_cards?.tavern.seat : board.positions[number]?.seat
  const scores = scene.catalogue.spaces[number]?.scores ?? ''
  const free = signed(t('web-seasons-free', { fee }), board.positions[number]?.reconstructed)
  const who = seat == null ? free : (scene.names[seat] ?? '')
  return [space, who, scores].filter(Boolean).join(', ')
}

function spotName(number: number, scene: Scene): string {
  const wagon = scene.board.spots[number]
  const spot = scene.catalogue.spots[number]?.name ?? ''
  const who = wagon?.seat == null ? t('web-seasons-nobody') : (scene.names[wagon.seat] ?? '')
  const figures = { spot, stock: wagon?.stock ?? 0, brings: wagon?.brings ?? 0, who }
  return signed(t('web-seasons-spot', figures), wagon?.reconstructed)
}

/** What the own pieces lack for a building; null if they suffice. */
export function lackOf(number: number, scene: Scene): string | null {
  const building = scene.board.buildings[number]
  const lack = building?.lack
  if (!building || !lack) return null
  const facts = { have: lack.have, cost: building.cost, worth: lack.worth, kinds: lack.kinds }
  if (lack.exact) return t('web-seasons-lack-exact', facts)
  if (!lack.kinds) return t('web-seasons-lack-worth', facts)
  return t(lack.worth ? 'web-seasons-lack-both' : 'web-seasons-lack-kinds', facts)
}

/** The signed change of the seat's points; empty if there is none. */
export function brings(preview: Preview | undefined, seat: number | null): string {
  const points = seat === null ? 0 : (preview?.points[seat] ?? 0)
  return points ? delta(points) : ''
}
