import { describe, expect, it } from 'vitest'
import { stub } from '../../testing/stub'
import { inside } from './engraving'
import { changedTargets } from './recentChanges'
import { choicesByTarget, targetKey, builtSites, type Target, targetsOf, nearestInDirection, wordFor } from './targets'
import type { Board, Catalogue } from './types'

const catalogue = stub<Catalogue>({
  buildings: [
    { id: 'keep', name: 'Keep', label: [600, 433], tag: [600, 304] },
    { id: 'tower', name: 'Tower', label: null, tag: null },
  ],
  spaces: [{ id: 'keep.1', name: 'Keep', building: 0, scores: '3', at: [600, 455] }],
  spots: [{ id: 'sand', name: 'sand cart', at: [250, 748] }],
  kinds: [{ id: 'sand', name: 'sand', value: 1 }],
  picture: {
    width: 1200,
    height: 800,
    towers: [
      [150, 350],
      [350, 350],
    ],
    houses: [],
  },
})

function board(keep: number, towers: number): Board {
  return stub<Board>({
    buildings: [
      { built: keep, left: 1 - keep },
      { built: towers, left: 2 - towers },
    ],
    positions: [{ open: keep > 0 }],
    tower: [1],
    winter_cards: null,
  })
}

function at(key: string, x: number, y: number): Target {
  return { key, kind: 'building', number: 0, at: [x, y] }
}

describe('targets on the picture', () => {
  it('are buildings, open positions, wagons and the tower, from top to bottom', () => {
    expect(targetsOf(board(0, 0), catalogue).map(({ key }) => key)).toEqual([
      'building.1',
      'building.0',
      'tower.0',
      'spot.0',
    ])
    expect(targetsOf(board(1, 0), catalogue).map(({ key }) => key)).toContain('space.0')
  })

  it('include the next tower to be built', () => {
    const tower = targetsOf(board(0, 1), catalogue).find(({ key }) => key === 'building.1')
    expect(tower?.at).toEqual([350, 320])
  })

  it('have choices', () => {
    const answers = choicesByTarget([
      { word: 'place:keep.1', action: 'Place', space: 0, origin: 0 },
      { word: 'place:keep.1<sand', action: 'Place', space: 0, origin: 1 },
      { word: 'pass', action: 'Pass' },
    ])
    expect([...answers.keys()]).toEqual(['space.0'])
    expect(answers.get('space.0')).toHaveLength(2)
    expect(targetKey({ word: 'empty:sand', action: 'Empty', kind: 0 })).toBe('tower.0')
  })

  it('have a word for asking why they are illegal', () => {
    expect(wordFor(at('building.0', 0, 0), catalogue)).toBe('build:keep')
    expect(wordFor({ key: 'spot.0', kind: 'spot', number: 0, at: [0, 0] }, catalogue)).toBe('at:sand')
  })

  it('are reached with arrows, the nearest first', () => {
    const targets = [at('a', 0, 0), at('b', 100, 10), at('c', 60, 90), at('d', 0, 100)]
    const [a] = targets as [Target]
    expect(nearestInDirection(targets, a, 'right').key).toBe('b')
    expect(nearestInDirection(targets, a, 'down').key).toBe('d')
    expect(nearestInDirection(targets, a, 'left').key).toBe('a')
  })

  it('include the built sites', () => {
    expect([...builtSites(board(1, 2), catalogue)]).toEqual(['keep', 'tower.0', 'tower.1'])
  })
})

describe('recent changes', () => {
  const latest = [
    { event: 'BuildingBuilt', text: '', rule: '', seat: 1, building: 10 },
    { event: 'PointsScored', text: '', rule: '', seat: 1, building: 10, space: null, points: 6 },
    { event: 'HelperPlaced', text: '', rule: '', seat: 0, space: 3 },
    { event: 'PointsScored', text: '', rule: '', seat: 0, building: null, space: null, points: 5 },
  ]
  it('are found at their targets', () => {
    expect([...changedTargets(latest)]).toEqual(['building.10', 'space.3'])
  })
})

describe('the engraving', () => {
  it('is extracted from its document', () => {
    expect(inside('<svg a="1"><title>x</title><g/></svg>\n')).toBe('<g/>')
  })
})
