import { beforeEach, describe, expect, it } from 'vitest'
import { Viewport } from './viewport.svelte'

describe('the viewport', () => {
  let viewport: Viewport
  beforeEach(() => {
    viewport = new Viewport()
    viewport.resize(390, 520)
  })

  it('zooms in on the first tap and picks on the second', () => {
    viewport.down(1, { x: 200, y: 260 }, true)
    viewport.up(1)
    expect(viewport.click({ x: 200, y: 260 })).toBe('zoom')
    expect(viewport.camera.zoom).toBeCloseTo(2.4)
    expect(viewport.click({ x: 200, y: 260 })).toBe('pick')
  })

  it('picks on the first mouse click', () => {
    viewport.down(1, { x: 200, y: 260 }, false)
    viewport.up(1)
    expect(viewport.click({ x: 200, y: 260 })).toBe('pick')
  })

  it('does not pick at the end of a drag', () => {
    viewport.zoom(3)
    viewport.down(1, { x: 200, y: 260 }, true)
    expect(viewport.move(1, { x: 203, y: 260 })).toBe(false)
    const before = viewport.camera.x
    expect(viewport.move(1, { x: 160, y: 260 })).toBe(true)
    expect(viewport.camera.x).toBeLessThan(before)
    viewport.up(1)
    expect(viewport.click({ x: 160, y: 260 })).toBe('gesture')
  })

  it('zooms in when two fingers move apart', () => {
    viewport.down(1, { x: 150, y: 260 }, true)
    viewport.down(2, { x: 250, y: 260 }, true)
    viewport.move(1, { x: 100, y: 260 })
    viewport.move(2, { x: 300, y: 260 })
    expect(viewport.camera.zoom).toBeCloseTo(2)
    expect(viewport.moving).toBe(true)
    viewport.up(1)
    viewport.up(2)
    expect(viewport.moving).toBe(false)
  })

  it('shows the whole board again, also after a resize', () => {
    viewport.zoom(3)
    viewport.showAll()
    viewport.resize(900, 700)
    expect(viewport.camera.zoom).toBe(1)
    expect(viewport.hexPixels).toBeGreaterThan(35)
  })

  it('follows the moves of others on an enlarged board, and comes back', () => {
    const viewport = new Viewport()
    viewport.resize(390, 500)
    viewport.follow(0)
    expect(viewport.camera.zoom).toBe(1) // the whole board is visible
    viewport.zoom(4, { x: 380, y: 480 })
    const home = viewport.camera
    viewport.follow(0)
    expect(viewport.camera).not.toEqual(home)
    viewport.comeBack()
    expect(viewport.camera).toEqual(home)
  })
})
