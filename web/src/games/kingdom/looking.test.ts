import { beforeEach, describe, expect, it } from 'vitest'
import { Looking } from './looking.svelte'

describe('looking at the board', () => {
  let looking: Looking
  beforeEach(() => {
    looking = new Looking()
    looking.resize(390, 520)
  })

  it('lets a finger come nearer before it picks', () => {
    looking.down(1, { x: 200, y: 260 }, true)
    looking.up(1)
    expect(looking.click({ x: 200, y: 260 })).toBe('nearer')
    expect(looking.camera.zoom).toBeCloseTo(2.4)
    expect(looking.click({ x: 200, y: 260 })).toBe('pick')
  })

  it('lets a mouse pick at once', () => {
    looking.down(1, { x: 200, y: 260 }, false)
    looking.up(1)
    expect(looking.click({ x: 200, y: 260 })).toBe('pick')
  })

  it('does not take the end of a drag for a pick', () => {
    looking.zoom(3)
    looking.down(1, { x: 200, y: 260 }, true)
    expect(looking.move(1, { x: 203, y: 260 })).toBe(false)
    const before = looking.camera.x
    expect(looking.move(1, { x: 160, y: 260 })).toBe(true)
    expect(looking.camera.x).toBeLessThan(before)
    looking.up(1)
    expect(looking.click({ x: 160, y: 260 })).toBe('gesture')
  })

  it('comes nearer when two fingers part', () => {
    looking.down(1, { x: 150, y: 260 }, true)
    looking.down(2, { x: 250, y: 260 }, true)
    looking.move(1, { x: 100, y: 260 })
    looking.move(2, { x: 300, y: 260 })
    expect(looking.camera.zoom).toBeCloseTo(2)
    expect(looking.moving).toBe(true)
    looking.up(1)
    looking.up(2)
    expect(looking.moving).toBe(false)
  })

  it('shows all again, and stays so when the window changes', () => {
    looking.zoom(3)
    looking.all()
    looking.resize(900, 700)
    expect(looking.camera.zoom).toBe(1)
    expect(looking.hexPixels).toBeGreaterThan(35)
  })
})
