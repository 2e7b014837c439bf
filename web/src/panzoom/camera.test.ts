import { describe, expect, it } from 'vitest'
import { MAP } from '../draw/hexes'
import { fit, moved, MAX_ZOOM, inWindow, resized, revealing, fitted, clamped, zoomed, edgeToward } from './camera'

const phone = { window: { width: 390, height: 520 }, drawing: MAP }
const desk = { window: { width: 896, height: 690 }, drawing: MAP }

describe('the camera', () => {
  it('centres the whole board', () => {
    for (const view of [phone, desk]) {
      const { window } = view
      const camera = fitted(view)
      const corner = inWindow(camera, view, { x: MAP.width, y: MAP.height })
      expect(camera.x).toBeGreaterThanOrEqual(0)
      expect(camera.y).toBeGreaterThanOrEqual(0)
      expect(corner.x).toBeCloseTo(window.width - camera.x)
      expect(corner.y).toBeCloseTo(window.height - camera.y)
    }
  })

  it('keeps the point under the finger in place when zooming', () => {
    const at = { x: 200, y: 260 }
    const before = fitted(phone)
    const after = zoomed(before, phone, 2.4, at)
    const scale = fit(phone)
    const point = { x: (at.x - before.x) / scale, y: (at.y - before.y) / scale }
    expect(inWindow(after, phone, point).x).toBeCloseTo(at.x)
    expect(inWindow(after, phone, point).y).toBeCloseTo(at.y)
    expect(after.zoom).toBe(2.4)
  })

  it('limits the zoom', () => {
    expect(zoomed(fitted(desk), desk, 100, { x: 0, y: 0 }).zoom).toBe(MAX_ZOOM)
    expect(zoomed(fitted(desk), desk, 0.01, { x: 0, y: 0 })).toEqual(fitted(desk))
  })

  it('hardly shows the area outside the board, but enough to see its corners beside buttons', () => {
    const near = zoomed(fitted(phone), phone, 3, { x: 100, y: 200 })
    const far = moved(near, phone, { x: 9999, y: -9999 })
    expect(far.x).toBeLessThanOrEqual(60)
    expect(inWindow(far, phone, { x: 0, y: MAP.height }).y).toBeCloseTo(phone.window.height - 56)
    expect(clamped(far, phone)).toEqual(far)
  })

  it('keeps the size of what is enlarged when the window changes', () => {
    const near = zoomed(fitted(phone), phone, 3, { x: 100, y: 200 })
    const lower = { ...phone, window: { width: 390, height: 200 } }
    const after = resized(near, phone, lower)
    expect(fit(lower) * after.zoom).toBeCloseTo(fit(phone) * near.zoom)
    const middle = { x: (195 - near.x) / (fit(phone) * near.zoom), y: (260 - near.y) / (fit(phone) * near.zoom) }
    expect(inWindow(after, lower, middle).x).toBeCloseTo(195)
    expect(inWindow(after, lower, middle).y).toBeCloseTo(100)
    expect(resized(fitted(phone), phone, lower)).toEqual(fitted(lower))
  })

  it('moves only as far as needed to show a hex', () => {
    const near = zoomed(fitted(phone), phone, 3, { x: 0, y: 0 })
    const shown = revealing(near, phone, { x: MAP.width - 40, y: MAP.height - 40 })
    const at = inWindow(shown, phone, { x: MAP.width - 40, y: MAP.height - 40 })
    expect(at.x).toBeLessThanOrEqual(phone.window.width)
    expect(at.y).toBeLessThanOrEqual(phone.window.height)
    expect(revealing(shown, phone, { x: MAP.width - 90, y: MAP.height - 90 })).toEqual(shown)
  })

  it('leads to a point out of sight with an arrow inside the window', () => {
    expect(edgeToward({ x: 100, y: 100 }, phone.window)).toBeNull()
    const right = edgeToward({ x: phone.window.width + 500, y: phone.window.height / 2 }, phone.window)
    expect(right?.angle).toBeCloseTo(0)
    expect(right?.x).toBeLessThan(phone.window.width)
    const up = edgeToward({ x: phone.window.width / 2, y: -300 }, phone.window)
    expect([up?.angle, up?.x]).toEqual([-90, phone.window.width / 2])
    expect(up?.y).toBeGreaterThan(0)
  })
})
