/** The guided first game of Kingdom Builder. */
import { again, asks, BAR, BOARD, GOALS, type Lesson, type Now } from '../../learn/lesson'

const CARD = ['aside .goals .panel', '#board .strip']
const turn = (now: Now, number: number) => again(now, 'before', number)
const tiles = (now: Now) => Number(now.asked?.facts['tiles'] ?? 0)

export const lesson: Lesson = {
  game: 'kingdom',
  moments: [
    { id: 'welcome', when: (now) => asks(now, 'before'), look: GOALS },
    { id: 'card', when: (now) => asks(now, 'before'), look: CARD },
    { id: 'adjacent', when: (now) => asks(now, 'before'), look: BOARD },
    { id: 'more', when: (now) => asks(now, 'during'), look: GOALS },
    { id: 'done', when: (now) => asks(now, 'after'), look: BAR },
    { id: 'opponent', when: (now) => turn(now, 2), look: BOARD },
    { id: 'tile-won', when: (now) => now.has('TileTaken'), look: ['.person.own', '.people'] },
    { id: 'tile-use', when: (now) => (asks(now, 'before') || asks(now, 'after')) && tiles(now) > 0, look: BAR },
    { id: 'extra', when: (now) => asks(now, 'extra'), look: BOARD },
    { id: 'move', when: (now) => asks(now, 'lifting') || asks(now, 'putting'), look: BOARD },
    { id: 'castles', when: (now) => turn(now, 3), look: GOALS },
    { id: 'far', when: (now) => turn(now, 4), look: BOARD },
    { id: 'last', when: (now) => turn(now, 5), look: ['.person.own', '.people'] },
  ],
}
