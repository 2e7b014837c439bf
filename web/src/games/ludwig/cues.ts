/** What moves when something happens: tiles, coins, points and cards. */
import { delta, n } from '../../locale/index.svelte'
import { coinsCue, type Cue, type Place, pointsCue } from '../../motion/cues'
import type { ShownEvent } from '../../table/model'
import type { Scene } from './scene'

const money = (seat: unknown): Place => [`money.${String(seat)}`, `seat.${String(seat)}`]
const BANK: Place = ['bank', 'market']
const tile = (number: unknown): Place => [`tile.${String(number)}`]
const room = (seat: unknown, number: unknown): Place => [
  `room.${String(seat)}.${String(number)}`,
  `castle.${String(seat)}`,
]
const coins = (marks: unknown) => n(Number(marks) / 1000)

function bought({ seat, tile: number, price, coins: lying, paid_to }: ShownEvent): readonly Cue[] {
  const paid = Number(price) ? [coinsCue(coins(price), money(seat), paid_to == null ? BANK : money(paid_to))] : []
  const found = Number(lying) ? [coinsCue(coins(lying), tile(number), money(seat))] : []
  return [{ keeps: tile(number), beats: 0 }, ...paid, ...found]
}

const CUES: Record<string, (event: ShownEvent) => readonly Cue[]> = {
  TileBought: bought,
  MoneyTaken: ({ seat, amount }) => [coinsCue(coins(amount), BANK, money(seat))],
  TilePlaced: ({ seat, tile: number, room: at }) => [
    {
      copy: room(seat, at),
      from: [...tile(number), `hand.${String(seat)}`, `seat.${String(seat)}`],
      carries: true,
      sound: 'stone',
      beats: 3,
    },
  ],
  PointsScored: ({ seat, points, room: at }) =>
    typeof seat === 'number' && points ? [pointsCue(seat, Number(points), delta(Number(points)), room(seat, at))] : [],
  RoomCompleted: () => [{ sound: 'stamp', beats: 1 }],
  CardTurned: () => [{ sound: 'paper', beats: 1 }],
  TileLaidOut: ({ tile: number, from_deck }) => [
    {
      copy: tile(number),
      from: [from_deck ? 'deck' : 'stacks', 'market'],
      turns: true,
      sound: 'paper',
      beats: 2,
    },
  ],
  RenovationLaidOut: ({ tile: number }) => [
    { copy: tile(number), from: ['stacks', 'market'], turns: true, sound: 'paper' },
  ],
  CoinsAdded: ({ tile: number }) => [{ ...coinsCue('1', BANK, tile(number)), beats: 0.6 }],
  RoomRenovated: ({ seat, tile: number, room: at }) => [
    { copy: room(seat, at), from: tile(number), sound: 'stone', beats: 3 },
  ],
  BonusCardKept: ({ seat }) => [
    {
      copy: ['deck'],
      from: ['deck', 'stacks'],
      to: [`cards.${String(seat)}`, `seat.${String(seat)}`],
      lands: null,
      sound: 'paper',
    },
  ],
  LastRoundCalled: () => [{ sound: 'stamp', beats: 4 }],
}

/** What moves when an event happens. */
export function cues(_: Scene, event: ShownEvent): readonly Cue[] {
  return CUES[event.event]?.(event) ?? []
}
