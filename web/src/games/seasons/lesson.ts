/** The guided first game of A Castle for All Seasons. */
import { again, asks, BAR, BOARD, GOALS, type Lesson, type Now } from '../../learn/lesson'

const HAND = ['#board .hand', '#board']
const PICTURE = ['#board .picture', '#board']
const round = (now: Now, number: number) => again(now, 'selecting', number)

export const lesson: Lesson = {
  game: 'seasons',
  moments: [
    { id: 'welcome', when: (now) => asks(now, 'selecting'), look: PICTURE },
    { id: 'cards', when: (now) => asks(now, 'selecting'), look: HAND },
    { id: 'ranks', when: (now) => asks(now, 'selecting'), look: HAND },
    { id: 'supplying', when: (now) => asks(now, 'supplying'), look: BAR },
    { id: 'stationing', when: (now) => asks(now, 'stationing'), look: BOARD },
    { id: 'emptying', when: (now) => asks(now, 'emptying'), look: BOARD },
    { id: 'purchasing', when: (now) => asks(now, 'purchasing'), look: BAR },
    { id: 'building', when: (now) => asks(now, 'building'), look: PICTURE },
    { id: 'paying', when: (now) => asks(now, 'paying'), look: BAR },
    { id: 'placing', when: (now) => asks(now, 'placing'), look: PICTURE },
    { id: 'scored', when: (now) => now.has('PointsScored'), look: ['.person.own', '.people'] },
    { id: 'again', when: (now) => round(now, 2), look: HAND },
    { id: 'rounds', when: (now) => round(now, 3), look: GOALS },
  ],
}
