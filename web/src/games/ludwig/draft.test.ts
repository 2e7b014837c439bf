import { describe, expect, it, vi } from 'vitest'
import { type Part, stub } from '../../testing/stub'
import { Draft } from './draft.svelte'
import type { Scene } from './scene'
import type { Board, Ideas, Tile } from './types'

const POSES = [0, 1].map((turn) => ({ turn, dark: false, width: turn ? 2 : 4, height: turn ? 4 : 2 }))
const TILES = [...Array(8).keys()].map((number): Part<Tile> => ({
  id: `t${number}`,
  name: `tile ${number}`,
  types: ['living'],
  poses: POSES,
}))
const IDEAS: Ideas = {
  offers: [],
  places: {
    7: [
      ['3,0n', 5, [0]],
      ['-4,0n', 4, []],
      ['0,3e', 2, []],
    ],
    6: [
      ['over3', 6, [3]],
      ['over0', 2, []],
    ],
  },
}

/** A scene in which tile 7 costs 8,000, or the market is priced. */
function scene(given: Part<Board> = {}): Scene {
  const market = [0, 1, 2].map((slot) => ({
    slot,
    price: [15000, 10000, 8000][slot] ?? 0,
    tile: 5 + slot,
    coins: 0,
    word: `buy${[15, 10, 8][slot]}`,
    lay: `lay${[15, 10, 8][slot]}`,
  }))
  return stub<Scene>({
    game: 'ludwig',
    seat: 0,
    readonly: false,
    asked: {
      step: '',
      rule: '',
      text: '',
      facts: {},
      choices: [
        { word: 'buy8', action: 'Buy' },
        { word: 'renovate1', action: 'BuyRenovation' },
      ],
    },
    board: { slots: [0, 1, 2], step: 'buying', tile: null, castles: [{ rooms: [] }], market, ...given },
    catalogue: { tiles: TILES },
    choose: vi.fn(() => Promise.resolve()),
    preview: vi.fn(() => Promise.resolve({ points: [5], events: [] })),
    whyNot: vi.fn(() => Promise.resolve('no')),
    ideas: () => Promise.resolve(IDEAS),
    where: () => Promise.resolve({}),
  })
}

async function refreshedDraft(given?: Parameters<typeof scene>[0]): Promise<Draft> {
  const draft = new Draft(scene(given))
  await draft.refresh()
  return draft
}

describe('a picked tile', () => {
  it('is held at its best placement', async () => {
    const draft = await refreshedDraft()
    await draft.pick(7, 'buy8')
    expect(draft.spot?.word).toBe('3,0n')
    expect(draft.place).toBe(1)
  })
  it('is not picked if it cannot be bought, and the reason is shown', async () => {
    const draft = await refreshedDraft()
    await draft.pick(6, 'buy10')
    expect(draft.picked).toBeNull()
    expect(draft.reason).toBe('no')
  })
  it('snaps to a legal placement near the pointer only', async () => {
    const draft = await refreshedDraft()
    await draft.pick(7, 'buy8')
    draft.dragTo({ x: -1.8, y: 1.2 })
    expect(draft.spot?.word).toBe('-4,0n')
    draft.dragTo({ x: 20, y: 20 })
    expect(draft.spot).toBeNull()
    expect(draft.position).toMatchObject({ x: 18, y: 19 })
    draft.snap()
    expect(draft.spot).not.toBeNull()
  })
  it('rotates only to legal orientations, and steps through placements', async () => {
    const draft = await refreshedDraft()
    await draft.pick(7, 'buy8')
    draft.turn()
    expect(draft.spot?.word).toBe('0,3e')
    draft.turn()
    expect(draft.spot?.word).toBe('-4,0n')
    draft.step('right')
    expect(draft.spot?.word).toBe('3,0n')
    draft.nextBest(-1)
    expect(draft.spot?.word).toBe('0,3e')
  })
  it('is bought and placed at once', async () => {
    const draft = await refreshedDraft()
    await draft.pick(7, 'buy8')
    await draft.commit()
    expect(draft.scene.choose).toHaveBeenCalledWith('buy8', '3,0n')
  })
  it('is only placed if it is already bought, and cannot be put back', async () => {
    const draft = await refreshedDraft({ step: 'placing', tile: 7 })
    expect(draft.canDrop).toBe(false)
    await draft.commit()
    expect(draft.scene.choose).toHaveBeenCalledWith('3,0n')
  })
  it('is not placed illegally', async () => {
    const draft = await refreshedDraft()
    await draft.pick(7, 'buy8')
    draft.dragTo({ x: 20, y: 20 })
    await draft.commit()
    expect(draft.scene.choose).not.toHaveBeenCalled()
  })
})

describe('a picked renovation', () => {
  it('is held at the best room, and placed there', async () => {
    const draft = await refreshedDraft({ extras: { decrees: [[16]] } })
    await draft.pick(6, 'renovate1')
    expect(draft.aims.map((aim) => aim.at)).toEqual([3, 0])
    expect(draft.held?.word).toBe('over3')
    draft.step('right')
    expect(draft.held?.word).toBe('over0')
    vi.mocked(draft.scene.whyNot).mockResolvedValue(null)
    await draft.commit()
    expect(draft.scene.choose).toHaveBeenCalledWith('renovate1', 'over0')
  })
  it('is only bought if other decisions come first, and then placed as intended', async () => {
    const draft = await refreshedDraft({ extras: { decrees: [[16]] } })
    await draft.pick(6, 'renovate1')
    draft.nextBest()
    await draft.commit()
    expect(draft.scene.choose).toHaveBeenCalledWith('renovate1')
    Object.assign(draft.scene.board, { step: 'placing', tile: 6 })
    await draft.refresh()
    expect(draft.scene.choose).toHaveBeenLastCalledWith('over0')
  })
  it('can be stored if a decree allows it', async () => {
    const draft = await refreshedDraft({ extras: { decrees: [[16]] } })
    vi.mocked(draft.scene.whyNot).mockResolvedValue(null)
    await draft.pick(6, 'renovate1')
    expect(draft.storable).toBe(true)
    await draft.store()
    expect(draft.scene.choose).toHaveBeenCalledWith('renovate1', 'store')
  })
})

describe('prices', () => {
  it('are kept, or set in the order of the slots', async () => {
    const draft = await refreshedDraft({ step: 'pricing' })
    await draft.setPrices()
    expect(draft.scene.choose).toHaveBeenCalledWith('keep')
    draft.swap(0, 2)
    await draft.setPrices()
    expect(draft.scene.choose).toHaveBeenLastCalledWith('lay8', 'lay10')
    draft.order = null
    expect(draft.sources).toEqual([0, 1, 2])
  })
})
