/** What moves when something happens: helpers, pieces, talers, cards and points. */
import { delta, n } from '../../locale/index.svelte'
import { coinsCue, type Cue, type Place, pointsCue } from '../../motion/cues'
import type { ShownEvent } from '../../table/model'
import type { Pieces } from './components'
import { TURN_BEATS } from './reveal'
import type { Scene } from './scene'

const BANK: Place = ['bank']
const seatOf = (seat: unknown): string => `seat.${String(seat)}`
const talers = (seat: unknown): Place => [`talers.${String(seat)}`, seatOf(seat)]
const helpers = (seat: unknown): Place => [`helpers.${String(seat)}`, seatOf(seat)]
const stock = (seat: unknown, kind: unknown): Place => [`pieces.${String(seat)}.${String(kind)}`, seatOf(seat)]
const spot = (number: unknown): Place => [`spot.${String(number)}`]
const card = (seat: unknown, number: unknown): Place => [`card.${String(seat)}.${String(number)}`, seatOf(seat)]
const target = (key: string): Place => [`target.${key}`]
const MOST_COPIES = 3

/** Pieces of a kind, one after the other. */
function pieces(kind: number, number: number, from: Place, to: Place): readonly Cue[] {
  const one: Cue = { copy: [`piece.${kind}`], from, to, lands: null, beats: 0.5 }
  return Array.from({ length: Math.min(number, MOST_COPIES) }, (_, each) => (each ? one : { ...one, sound: 'stone' }))
}

function allPieces(numbers: Pieces, from: (kind: number) => Place, to: (kind: number) => Place): readonly Cue[] {
  return numbers.flatMap((number, kind) => pieces(kind, number, from(kind), to(kind)))
}

function income({ seat, spot: at, pieces: number, to_tower }: ShownEvent): readonly Cue[] {
  const kind = Number(at)
  if (!(kind in KINDS)) return [coinsCue(n(Number(number)), spot(at), talers(seat))]
  return [
    ...pieces(kind, Number(number), spot(at), stock(seat, kind)),
    ...pieces(kind, Number(to_tower), spot(at), target(`tower.${kind}`)),
  ]
}
const KINDS = ['sand', 'wood', 'brick', 'stone', 'silver'] as const

function scored({ seat, points, building, space, card: played }: ShownEvent): readonly Cue[] {
  if (typeof seat !== 'number' || !points) return []
  const from =
    typeof building === 'number'
      ? target(`building.${building}`)
      : typeof space === 'number'
        ? target(`space.${space}`)
        : card(seat, played)
  return [pointsCue(seat, Number(points), delta(Number(points)), from)]
}

const CUES: Record<string, (event: ShownEvent) => readonly Cue[]> = {
  RoundBegan: ({ seat, talers: given }) => (given ? [coinsCue(n(Number(given)), BANK, talers(seat))] : []),
  CardsSelected: () => [{ sound: 'paper', beats: 2 }],
  CardsRevealed: ({ cards }) => [{ beats: TURN_BEATS * cardCount(cards) + TURN_BEATS }],
  CardOpened: () => [{ sound: 'paper', beats: 3 }],
  WorkerSupplied: ({ seat, card: played, pieces: given }) =>
    allPieces(
      given as Pieces,
      (kind) => spot(kind),
      () => card(seat, played),
    ),
  WorkerPaid: ({ seat, card: played, pieces: given }) =>
    allPieces(
      given as Pieces,
      () => card(seat, played),
      (kind) => stock(seat, kind),
    ),
  PieceBought: ({ seat, owner, card: played, kind }) => pieces(Number(kind), 1, card(owner, played), stock(seat, kind)),
  IncomePaid: income,
  TowerEmptied: ({ seat, kind, pieces: number }) =>
    pieces(Number(kind), Number(number), target(`tower.${String(kind)}`), stock(seat, kind)),
  TalersGained: ({ seat, talers: given }) => [coinsCue(n(Number(given)), BANK, talers(seat))],
  TalersPaid: ({ seat, talers: given }) => [coinsCue(n(Number(given)), talers(seat), BANK)],
  TalersGiven: ({ seat, to, talers: given }) => [coinsCue(n(Number(given)), talers(seat), talers(to))],
  HelperStationed: ({ seat, spot: at }) => [
    { copy: [`helper.spot.${String(at)}`], from: helpers(seat), sound: 'stone', beats: 2 },
  ],
  HelperDisplaced: ({ seat, spot: at }) => [{ copy: helpers(seat), from: spot(at), lands: null, sound: 'paper' }],
  HelperTakenBack: ({ seat, spot: at }) => [{ copy: helpers(seat), from: spot(at), lands: null, sound: 'paper' }],
  HelperPlaced: ({ seat, space }) => [
    { copy: [`helper.space.${String(space)}`], from: helpers(seat), sound: 'stone', beats: 2 },
  ],
  BuildingBuilt: ({ seat, building, pieces: paid }) => [
    ...allPieces(
      paid as Pieces,
      (kind) => stock(seat, kind),
      () => target(`building.${String(building)}`),
    ),
    { sound: 'stamp', beats: 2 },
  ],
  PointsScored: scored,
  LastRoundBegan: () => [{ sound: 'stamp', beats: 4 }],
  LastTemplateBuilt: () => [{ sound: 'stamp', beats: 4 }],
}

/** How many cards are turned over: the bits of all seats. */
function cardCount(cards: unknown): number {
  const bits = (number: number): number => (number ? (number & 1) + bits(number >> 1) : 0)
  return Array.isArray(cards) ? cards.reduce((sum: number, own) => sum + bits(Number(own)), 0) : 0
}

/** What moves when an event happens. */
export function cues(_: Scene, event: ShownEvent): readonly Cue[] {
  return CUES[event.event]?.(event) ?? []
}
