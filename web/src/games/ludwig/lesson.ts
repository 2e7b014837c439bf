/** The guided first game of Castles of Mad King Ludwig. */
import { again, asks, BAR, type Lesson } from '../../learn/lesson'
import { draftOf } from './draft.svelte'
import type { Presented } from './types'

const MARKET = ['#board .strip']
const CASTLE = ['#board .castle']
const FAVOURS = ['aside .goals .panel']
const OWN = ['.person.own', '.people']

export const lesson: Lesson<Presented> = {
  game: 'ludwig',
  // A tile is bought and placed in one move, so the placing is explained as soon as the tile is picked.
  holds: (scene) => draftOf(scene).picked !== null,
  moments: [
    { id: 'welcome', when: (now) => asks(now, 'foyer') },
    { id: 'foyer', when: (now) => asks(now, 'foyer'), look: BAR },
    { id: 'cards', when: (now) => asks(now, 'choosing'), look: ['.docket', '#board'] },
    { id: 'pricing', when: (now) => asks(now, 'pricing'), look: MARKET },
    { id: 'pricing-why', when: (now) => again(now, 'pricing', 2), look: MARKET },
    { id: 'buying', when: (now) => asks(now, 'buying') && !now.holding, look: MARKET },
    { id: 'placing', when: (now) => asks(now, 'placing') || now.holding, look: CASTLE },
    { id: 'scored', when: (now) => now.has('PointsScored'), look: OWN },
    { id: 'seller', when: (now) => asks(now, 'buying') && now.board.master !== now.seat, look: MARKET },
    { id: 'rewards', when: (now) => asks(now, 'rewards') || now.has('RoomCompleted'), look: CASTLE },
    { id: 'favours', when: (now) => again(now, 'buying', 2), look: FAVOURS },
    {
      id: 'corridor',
      when: (now) => again(now, 'buying', 3) || asks(now, 'free-corridor'),
      look: ['#board .corridors', '#board .strip'],
    },
    { id: 'last', when: (now) => again(now, 'buying', 4), look: ['aside .goals', '.goals'] },
  ],
}
