import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hoverOf } from '../../table/hover.svelte'
import type { Asked, Preview } from '../../table/model'
import { stub } from '../../testing/stub'
import { type BoardUi, boardUiOf } from './boardUi.svelte'
import type { Scene } from './scene'
import type { Step } from './types'

const asked = (...words: [string, string, number?][]): Asked => ({
  step: '',
  rule: '',
  text: '',
  facts: {},
  choices: words.map(([word, action, hex]) => (hex === undefined ? { word, action } : { word, action, hex })),
})

const previewOf = (points: number): Preview => ({ points: [points, 0], events: [] })

function sceneOf(question: Asked | null, step: Step = 'before'): Scene {
  return stub<Scene>({
    game: 'kingdom',
    tableId: 't',
    seat: 0,
    players: 2,
    names: ['Ann', 'Boris'],
    ready: true,
    board: { step, seats: [] },
    asked: question,
    latest: [],
    readonly: false,
    choose: vi.fn(() => Promise.resolve()),
    preview: vi.fn(() => Promise.resolve(previewOf(7))),
    previews: vi.fn(() => Promise.resolve({ A1: previewOf(2), B1: previewOf(0) })),
    whyNot: vi.fn(() => Promise.resolve('no')),
  })
}

describe('the state of a board', () => {
  let scene: Scene
  let ui: BoardUi
  beforeEach(() => {
    scene = sceneOf(asked(['A1', 'Build', 0], ['B1', 'Build', 1], ['farm', 'UseTile'], ['end', 'EndTurn']))
    ui = boardUiOf(scene)
  })

  it('exists once per scene', () => {
    expect(boardUiOf(scene)).toBe(ui)
    expect(boardUiOf(sceneOf(null))).not.toBe(ui)
  })

  it('groups the legal choices', () => {
    expect([...ui.legal.keys()]).toEqual([0, 1])
    expect([...ui.tiles.keys()]).toEqual(['farm'])
    expect(ui.end?.word).toBe('end')
  })

  it('loads the previews of a position once', async () => {
    await Promise.all([ui.loadPreviews(), ui.loadPreviews()])
    expect(scene.previews).toHaveBeenCalledTimes(1)
    expect(ui.previewAt(0)?.points).toEqual([2, 0])
    ui.point(0)
    expect(hoverOf(scene).preview?.points).toEqual([2, 0])
    expect(scene.preview).not.toHaveBeenCalled()
  })

  it('loads the preview of one hex if it is not among them', async () => {
    ui.point(1)
    await vi.waitFor(() => expect(ui.preview?.points).toEqual([7, 0]))
    expect(hoverOf(scene).word).toBe('B1')
    ui.point(null)
    expect(ui.preview).toBeNull()
  })

  it('sends a pick once, and explains why another hex cannot be picked', async () => {
    await Promise.all([ui.pick(0), ui.pick(1)])
    expect(scene.choose).toHaveBeenCalledTimes(1)
    expect(scene.choose).toHaveBeenCalledWith('A1')
    await ui.pick(22)
    expect(scene.whyNot).toHaveBeenCalledWith('C2')
    expect(ui.refusal).toEqual({ hex: 22, text: 'no' })
    ui.point(3)
    expect(ui.refusal).toBeNull()
  })

  it('prefixes the hex as the step requires', async () => {
    for (const [step, word] of [
      ['lifting', '-C2'],
      ['putting', '+C2'],
    ] as const) {
      const other = sceneOf(asked(['-A1', 'Lift', 0]), step)
      await boardUiOf(other).pick(22)
      expect(other.whyNot).toHaveBeenCalledWith(word)
    }
  })

  it('explains nothing when there is nothing to decide', async () => {
    const watching = sceneOf(null)
    await boardUiOf(watching).pick(5)
    expect(watching.whyNot).not.toHaveBeenCalled()
  })

  it('cycles through the legal hexes', () => {
    expect([ui.nextLegal(0, false), ui.nextLegal(1, false), ui.nextLegal(0, true)]).toEqual([1, 0, 1])
  })
})
