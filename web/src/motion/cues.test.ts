import { describe, expect, it } from 'vitest'
import { cues as kingdom } from '../games/kingdom/cues'
import { cues as ludwig } from '../games/ludwig/cues'
import { cues as seasons } from '../games/seasons/cues'
import type { Scene, ShownEvent } from '../table/model'
import { stub } from '../testing/stub'
import { BEAT_MS, starts, stepTime } from './cues'

const scene = stub<Scene<never>>({})
const event = (name: string, facts: Record<string, unknown>): ShownEvent => ({
  event: name,
  text: '',
  rule: '',
  ...facts,
})

describe('the times of cues', () => {
  it('begin one after the other, by their beats', () => {
    expect(starts([{ beats: 2 }, {}, { beats: 0.5 }, {}])).toEqual([0, 2 * BEAT_MS, 3 * BEAT_MS, 3.5 * BEAT_MS])
  })

  it('make a step about half a second long, and short where there is nothing to see', () => {
    expect(stepTime([])).toBeLessThan(300)
    expect(stepTime([{}])).toBeGreaterThanOrEqual(400)
    expect(stepTime([{}])).toBeLessThanOrEqual(700)
    expect(stepTime(Array.from({ length: 100 }, () => ({})))).toBeLessThan(3000)
  })
})

describe('what moves', () => {
  it('in Kingdom Builder: a settlement from the supply to its hex', () => {
    const [cue] = kingdom(scene, event('SettlementBuilt', { seat: 1, hex: 42 }))
    expect(cue).toMatchObject({ copy: ['settlement.42'], from: ['supply.1', 'seat.1'], sound: 'stone' })
    expect(kingdom(scene, event('SettlementMoved', { seat: 1, origin: 7, hex: 42 }))[0]?.from).toEqual(['settlement.7'])
    expect(kingdom(scene, event('CardDiscarded', { seat: 1, card: 2 }))).toEqual([])
  })

  it('in Ludwig: coins to their owner and off the tile, and the tile into the castle', () => {
    const [kept, ...coins] = ludwig(
      scene,
      event('TileBought', { seat: 1, tile: 9, price: 4000, coins: 2000, paid_to: 0 }),
    )
    expect(kept?.keeps).toEqual(['tile.9'])
    expect(coins.map((cue) => [cue.label?.text, cue.from?.[0], cue.to?.[0]])).toEqual([
      ['4', 'money.1', 'money.0'],
      ['2', 'tile.9', 'money.1'],
    ])
    const [placed] = ludwig(scene, event('TilePlaced', { seat: 1, tile: 9, room: 3 }))
    expect([placed?.from?.[0], placed?.copy?.[0]]).toEqual(['tile.9', 'room.1.3'])
  })

  it('in the Seasons: pieces from the wagon to their owner and to the tower, points to the score', () => {
    const income = seasons(scene, event('IncomePaid', { seat: 0, spot: 1, pieces: 2, to_tower: 1 }))
    expect(income.map((cue) => cue.to?.[0])).toEqual(['pieces.0.1', 'pieces.0.1', 'target.tower.1'])
    const [points] = seasons(scene, event('PointsScored', { seat: 0, points: 6, building: 3 }))
    expect([points?.from, points?.to]).toEqual([['target.building.3'], ['score.0', 'seat.0']])
  })
})
