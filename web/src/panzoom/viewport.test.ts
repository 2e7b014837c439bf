import { beforeEach, describe, expect, it } from 'vitest'
import { centre, MAP, WIDE } from '../draw/hexes'
import { Viewport } from './viewport.svelte'

const MEASURES = { ...MAP, small: 24 / WIDE, near: 44 / WIDE }
const AT = { x: 200, y: 260 }

describe('the viewport', () => {
  let viewport: Viewport
  beforeEach(() => {
    viewport = new Viewport(MEASURES)
    viewport.resize(390, 520)
  })

  /** A press and the click after it. */
  function press(time: number, { touch = true, legal = false, at = AT } = {}) {
    viewport.down(1, at, touch)
    viewport.up(1)
    return viewport.click(at, time, legal)
  }

  it('zooms in on the first tap, so far that a finger hits a hex, and picks on the second', () => {
    expect(press(0)).toBe('zoom')
    expect(WIDE * viewport.scale).toBeCloseTo(44)
    expect(press(1000)).toBe('pick')
  })

  it('picks on the first mouse click', () => {
    expect(press(0, { touch: false })).toBe('pick')
  })

  it('shows the whole drawing again after a double tap, and enlarges it after another', () => {
    viewport.resize(900, 700)
    expect(press(0)).toBe('pick')
    expect(press(200)).toBe('zoom')
    expect(viewport.camera.zoom).toBeGreaterThan(1.5)
    expect(press(1000)).toBe('pick')
    expect(press(1200)).toBe('zoom')
    expect(viewport.camera.zoom).toBe(1)
    expect(press(2000)).toBe('pick')
    expect(press(2200, { at: { x: 20, y: 20 } })).toBe('pick')
  })

  it('leaves a second tap to what is legal there', () => {
    viewport.resize(900, 700)
    expect([press(0, { legal: true }), press(200, { legal: true })]).toEqual(['pick', 'pick'])
    expect(viewport.camera.zoom).toBe(1)
  })

  it('does not pick at the end of a drag', () => {
    viewport.zoom(3)
    viewport.down(1, { x: 200, y: 260 }, true)
    expect(viewport.move(1, { x: 203, y: 260 })).toBe(false)
    const before = viewport.camera.x
    expect(viewport.move(1, { x: 160, y: 260 })).toBe(true)
    expect(viewport.camera.x).toBeLessThan(before)
    viewport.up(1)
    expect(viewport.click({ x: 160, y: 260 }, 0, false)).toBe('gesture')
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
    expect(WIDE * viewport.scale).toBeGreaterThan(35)
  })

  it('follows the moves of others on an enlarged board, and comes back', () => {
    const viewport = new Viewport(MEASURES)
    viewport.resize(390, 500)
    viewport.follow(centre(0))
    expect(viewport.camera.zoom).toBe(1) // the whole board is visible
    viewport.zoom(4, { x: 380, y: 480 })
    const home = viewport.camera
    viewport.follow(centre(0))
    expect(viewport.camera).not.toEqual(home)
    viewport.comeBack()
    expect(viewport.camera).toEqual(home)
  })
})
