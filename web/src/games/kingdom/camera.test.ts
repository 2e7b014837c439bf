import { describe, expect, it } from 'vitest'
import { MAP } from '../../draw/hexes'
import { fit, TOUCH_ZOOM, moved, MAX_ZOOM, inWindow, revealing, fitted, clamped, zoomed, edgeToward } from './camera'

const phone = { width: 390, height: 520 }
const desk = { width: 896, height: 690 }

describe('the camera', () => {
  it('centres the whole board', () => {
    for (const window of [phone, desk]) {
      const camera = fitted(window)
      const corner = inWindow(camera, window, { x: MAP.width, y: MAP.height })
      expect(camera.x).toBeGreaterThanOrEqual(0)
      expect(camera.y).toBeGreaterThanOrEqual(0)
      expect(corner.x).toBeCloseTo(window.width - camera.x)
      expect(corner.y).toBeCloseTo(window.height - camera.y)
    }
  })

  it('keeps the point under the finger in place when zooming', () => {
    const at = { x: 200, y: 260 }
    const before = fitted(phone)
    const after = zoomed(before, phone, TOUCH_ZOOM, at)
    const scale = fit(phone)
    const point = { x: (at.x - before.x) / scale, y: (at.y - before.y) / scale }
    expect(inWindow(after, phone, point).x).toBeCloseTo(at.x)
    expect(inWindow(after, phone, point).y).toBeCloseTo(at.y)
    expect(after.zoom).toBe(TOUCH_ZOOM)
  })

  it('limits the zoom', () => {
    expect(zoomed(fitted(desk), desk, 100, { x: 0, y: 0 }).zoom).toBe(MAX_ZOOM)
    expect(zoomed(fitted(desk), desk, 0.01, { x: 0, y: 0 })).toEqual(fitted(desk))
  })

  it('never shows the area outside the board', () => {
    const near = zoomed(fitted(phone), phone, 3, { x: 100, y: 200 })
    const far = moved(near, phone, { x: 9999, y: -9999 })
    expect(far.x).toBeLessThanOrEqual(10)
    expect(inWindow(far, phone, { x: 0, y: MAP.height }).y).toBeGreaterThan(phone.height - 10)
    expect(clamped(far, phone)).toEqual(far)
  })

  it('moves only as far as needed to show a hex', () => {
    const near = zoomed(fitted(phone), phone, 3, { x: 0, y: 0 })
    const shown = revealing(near, phone, { x: MAP.width - 40, y: MAP.height - 40 })
    const at = inWindow(shown, phone, { x: MAP.width - 40, y: MAP.height - 40 })
    expect(at.x).toBeLessThanOrEqual(phone.width)
    expect(at.y).toBeLessThanOrEqual(phone.height)
    expect(revealing(shown, phone, { x: MAP.width - 90, y: MAP.height - 90 })).toEqual(shown)
  })

  it('leads to a point out of sight with an arrow inside the window', () => {
    expect(edgeToward({ x: 100, y: 100 }, phone)).toBeNull()
    const right = edgeToward({ x: phone.width + 500, y: phone.height / 2 }, phone)
    expect(right?.angle).toBeCloseTo(0)
    expect(right?.x).toBeLessThan(phone.width)
    const up = edgeToward({ x: phone.width / 2, y: -300 }, phone)
    expect([up?.angle, up?.x]).toEqual([-90, phone.width / 2])
    expect(up?.y).toBeGreaterThan(0)
  })
})
