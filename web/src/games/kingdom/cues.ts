/** What moves when something happens: settlements, location tiles and terrain cards. */
import { delta } from '../../locale/index.svelte'
import { type Cue, type Place, pointsCue } from '../../motion/cues'
import type { ShownEvent } from '../../table/model'
import type { Scene } from './scene'

const supply = (seat: unknown): Place => [`supply.${String(seat)}`, `seat.${String(seat)}`]
const settlement = (hex: unknown): Place => [`settlement.${String(hex)}`]
const tiles = (seat: unknown, hex: unknown): Place => [
  `tile.${String(hex)}`,
  `tiles.${String(seat)}`,
  `seat.${String(seat)}`,
]

const CUES: Record<string, (event: ShownEvent) => readonly Cue[]> = {
  SettlementBuilt: ({ seat, hex }) => [{ copy: settlement(hex), from: supply(seat), sound: 'stone', beats: 2 }],
  SettlementMoved: ({ origin, hex }) => [{ copy: settlement(hex), from: settlement(origin), sound: 'stone', beats: 2 }],
  TileTaken: ({ seat, hex }) => [
    {
      copy: [`location-tile.${String(hex)}`, ...tiles(seat, hex)],
      from: [`location.${String(hex)}`],
      to: tiles(seat, hex),
      sound: 'paper',
    },
  ],
  CardRevealed: ({ seat, card }) =>
    card === null
      ? []
      : [{ copy: ['card'], from: ['pile', `seat.${String(seat)}`], turns: true, sound: 'paper', beats: 3 }],
  CardDrawn: ({ seat }) => [
    { copy: ['pile'], from: ['pile'], to: [`hand.${String(seat)}`, `seat.${String(seat)}`], lands: null, beats: 1 },
  ],
  LastRoundCalled: () => [{ sound: 'stamp', beats: 4 }],
  GoldScored: ({ seat, gold, card }) =>
    typeof seat === 'number'
      ? [
          pointsCue(seat, Number(gold), delta(Number(gold)), [
            `goal.${typeof card === 'number' ? card : 'castles'}`,
            'goals',
          ]),
        ]
      : [],
}

/** What moves when an event happens. */
export function cues(_: Scene, event: ShownEvent): readonly Cue[] {
  return CUES[event.event]?.(event) ?? []
}
