import { describe, expect, test } from 'vitest'
import type { Game, Option } from '../requests'
import { asked, complete, firstGame, freshDraft, placed, resized, restored, seatOf, seatWord, toggled } from './draft'

const option = (name: string, value: string): Option => ({
  name,
  kind: 'flag',
  default: value,
  about: '',
  rule: '',
  choices: [],
  least: 1,
  most: 1,
  repeatable: [],
})
const game: Game = {
  game: 'kingdom',
  title: 'Kingdom',
  about: '',
  rules_version: 1,
  players: [2, 3, 4],
  options: [option('first_game', 'no'), option('running_scores', 'yes')],
  bots: [
    { bot: 'random', name: 'random', about: '', portraits: [] },
    { bot: 'greedy', name: 'greedy', about: '', portraits: [] },
  ],
  usual_bot: 'greedy',
  length: '',
  difficulty: '',
}

describe('a fresh table', () => {
  test('has me and one bot of the usual level, and can start at once', () => {
    const draft = freshDraft(game)
    expect(draft.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
    expect(complete(draft.seats)).toBe(true)
  })

  test('for a first game takes the set-up that the game has for it', () => {
    expect(firstGame(game).options['first_game']).toBe('yes')
  })

  test('is sent with the options that differ from the usual ones only', () => {
    expect(asked(game, firstGame(game)).options).toEqual({ first_game: 'yes' })
    expect(asked(game, freshDraft(game)).options).toEqual({})
  })
})

describe('my usual table', () => {
  test('comes back as it was kept', () => {
    const kept = { ...freshDraft(game), seats: resized(game, [{ kind: 'me' }], 3), rated: true }
    expect(restored(game, JSON.stringify(kept))).toEqual(kept)
  })

  test('forgets bots and options that there are no longer', () => {
    const kept = { ...freshDraft(game), options: { gone: 'x' }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'old' }] }
    const back = restored(game, JSON.stringify(kept))
    expect(back?.seats[1]).toEqual({ kind: 'bot', bot: 'greedy' })
    expect(back?.options).toEqual({ first_game: 'no', running_scores: 'yes' })
  })

  test('is nothing if it is damaged, of another game or for too many', () => {
    expect(restored(game, '{')).toBeNull()
    expect(restored(game, null)).toBeNull()
    expect(restored(game, JSON.stringify({ ...freshDraft(game), game: 'ludwig' }))).toBeNull()
    expect(restored(game, JSON.stringify({ ...freshDraft(game), seats: [{ kind: 'me' }] }))).toBeNull()
  })
})

test('a table with an open seat has to wait', () => {
  expect(complete([{ kind: 'me' }, { kind: 'open' }])).toBe(false)
  expect(complete([{ kind: 'me' }, { kind: 'invited' }])).toBe(false)
  expect(complete([{ kind: 'me' }, { kind: 'closed' }, { kind: 'bot', bot: 'greedy' }])).toBe(true)
})

test('a seat is one word in a select and comes back from it', () => {
  for (const word of ['me', 'open', 'invited', 'closed', 'bot:greedy']) expect(seatWord(seatOf(word))).toBe(word)
})

test('words of a list are added at the end and taken away', () => {
  expect(toggled('', 'a')).toBe('a')
  expect(toggled('a,b', 'c')).toBe('a,b,c')
  expect(toggled('a,b,c', 'b')).toBe('a,c')
  expect(placed('?,?,?', 1, 'lords')).toBe('?,lords,?')
})
