import { describe, expect, it } from 'vitest'
import type { JudgedAnswer } from '../../wire/types'
import { answer, turn } from './examples'
import {
  about,
  accounts,
  following,
  lastStep,
  lead,
  minutesLeft,
  optionsIn,
  preceding,
  textOf,
  turnAt,
  turnsOf,
} from './turns'

const FIRST = turn(1, 0, answer('a b c', [50, 48]), answer('d e f', [52, 47]), 3)
const SECOND = turn(4, 1, answer('g', [50, 49]))
const THIRD = turn(6, 0, answer('h i', [47, 50]), answer('j', [53, 48]), 8)
const GAME = [FIRST, SECOND, THIRD]

describe('turns that were judged', () => {
  it('cover the steps of their words and no others', () => {
    expect(GAME.map(lastStep)).toEqual([3, 4, 7])
    expect([0, 1, 3, 4, 5, 6, 7, 8].map((step) => turnAt(GAME, step)?.step ?? null)).toEqual([
      null,
      1,
      1,
      4,
      null,
      6,
      6,
      null,
    ])
  })

  it('are found in the order of the worst, those that are not known yet left out', () => {
    expect(turnsOf(GAME, [6, 9, 1])).toEqual([THIRD, FIRST])
  })

  it('lead from mistake to mistake, each at its last step', () => {
    const mistakes = [THIRD, FIRST]
    expect([0, 2, 3, 7].map((at) => following(mistakes, at))).toEqual([3, 3, 7, null])
    expect([3, 4, 7, 9].map((at) => preceding(mistakes, at))).toEqual([null, 3, 3, 7])
  })

  it('are counted for each seat and never added up, the worst first', () => {
    expect(accounts([THIRD, FIRST], 2)).toEqual([
      { seat: 0, mistakes: [THIRD, FIRST], most: 8 },
      { seat: 1, mistakes: [], most: 0 },
    ])
  })
})

describe('what could have been done', () => {
  it('has the best first, and how many points of lead the others are behind', () => {
    const other = answer('k', [45, 50])
    const options = optionsIn({ ...THIRD, others: [other] })
    expect(
      options.map(({ answer: { words }, best, played, behind }) => [words.join(' '), best, played, behind]),
    ).toEqual([
      ['j', true, false, 0],
      ['h i', false, true, 8],
      ['k', false, false, 10],
    ])
  })

  it('is in the order of the shown points, whichever opponent is ahead in the end', () => {
    const played = answer('p', [87.4, 70, 86])
    const others = [answer('k', [87, 85, 70])]
    const found = optionsIn({ ...turn(1, 0, played, answer('b', [84.3, 79, 60]), 6.5), others })
    expect(found.map(({ answer: { words }, behind }) => [words[0], Math.round(10 * behind) / 10])).toEqual([
      ['b', 0],
      ['k', 3.3],
      ['p', 6.5],
    ])
  })

  it('is not said to be better than the best', () => {
    const others = [answer('k', [60, 50]), answer('l', [45, 50], 0.7), answer('m', [45, 50])]
    const unsure = optionsIn({ ...THIRD, others }).filter((option) => option.unsure)
    expect(unsure.map((option) => option.answer.words.join())).toEqual(['k', 'l'])
  })

  it('is distinguished by its place or by a number where its text is not unique', () => {
    const alike = (words: string, where: string) => ({
      ...answer(words, [45, 50]),
      choices: [{ word: words, text: 'Ann: j.', where }],
    })
    const told = (...others: JudgedAnswer[]) =>
      optionsIn({ ...THIRD, others }).map(({ text, where, variant }) => [text, where, variant])
    const played = ['Ann: h. Ann: i.', '', 0]
    expect(told(alike('k', ''))).toEqual([['Ann: j.', '', 1], played, ['Ann: j.', '', 2]])
    expect(told(alike('k', 'Hall.'), alike('l', 'Shed.'))).toEqual([
      ['Ann: j.', '', 0],
      played,
      ['Ann: j.', 'Hall.', 0],
      ['Ann: j.', 'Shed.', 0],
    ])
    expect(told(alike('k', 'Hall.'), alike('l', 'Hall.'))).toEqual([
      ['Ann: j.', '', 0],
      played,
      ['Ann: j.', 'Hall.', 1],
      ['Ann: j.', 'Hall.', 2],
    ])
  })

  it('occurs once where the best was played', () => {
    expect(optionsIn(SECOND)).toMatchObject([{ best: true, played: true, behind: 0 }])
  })

  it('has sentences as its text, or else its word', () => {
    const found = answer('a b', [1, 2])
    expect(textOf(found)).toBe('Ann: a. Ann: b.')
    expect(textOf({ ...found, choices: [{ word: 'a', text: '' }] })).toBe('a')
  })

  it('counts against the best of the others, and alone by itself', () => {
    expect([lead([50, 40, 47], 0), lead([50, 40, 47], 1), lead([80], 0)]).toEqual([3, -10, 80])
  })
})

it('says points as people do', () => {
  expect([1.02, 1.6, 0.4].map(about)).toEqual([1, 2, 1])
})

it('guesses the time that is left only from enough of it', () => {
  expect([minutesLeft(2, 50, 60), minutesLeft(10, 50, 3), minutesLeft(10, 50, 60), minutesLeft(10, 1, 60)]).toEqual([
    null,
    null,
    5,
    1,
  ])
})
