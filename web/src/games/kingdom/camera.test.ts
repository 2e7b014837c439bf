import { describe, expect, it } from 'vitest'
import { MAP } from '../../draw/hexes'
import { fit, FINGER, moved, NEAREST, seen, showing, whole, within, zoomed } from './camera'

const phone = { width: 390, height: 520 }
const desk = { width: 896, height: 690 }

describe('the camera', () => {
  it('shows the whole board in the middle', () => {
    for (const window of [phone, desk]) {
      const camera = whole(window)
      const corner = seen(camera, window, { x: MAP.width, y: MAP.height })
      expect(camera.x).toBeGreaterThanOrEqual(0)
      expect(camera.y).toBeGreaterThanOrEqual(0)
      expect(corner.x).toBeCloseTo(window.width - camera.x)
      expect(corner.y).toBeCloseTo(window.height - camera.y)
    }
  })

  it('keeps what is under the finger there while it comes nearer', () => {
    const at = { x: 200, y: 260 }
    const before = whole(phone)
    const after = zoomed(before, phone, FINGER, at)
    const scale = fit(phone)
    const point = { x: (at.x - before.x) / scale, y: (at.y - before.y) / scale }
    expect(seen(after, phone, point).x).toBeCloseTo(at.x)
    expect(seen(after, phone, point).y).toBeCloseTo(at.y)
    expect(after.zoom).toBe(FINGER)
  })

  it('goes neither nearer than the nearest nor further than all', () => {
    expect(zoomed(whole(desk), desk, 100, { x: 0, y: 0 }).zoom).toBe(NEAREST)
    expect(zoomed(whole(desk), desk, 0.01, { x: 0, y: 0 })).toEqual(whole(desk))
  })

  it('never leaves the board', () => {
    const near = zoomed(whole(phone), phone, 3, { x: 100, y: 200 })
    const far = moved(near, phone, { x: 9999, y: -9999 })
    expect(far.x).toBeLessThanOrEqual(10)
    expect(seen(far, phone, { x: 0, y: MAP.height }).y).toBeGreaterThan(phone.height - 10)
    expect(within(far, phone)).toEqual(far)
  })

  it('moves only as far as needed to show a hex', () => {
    const near = zoomed(whole(phone), phone, 3, { x: 0, y: 0 })
    const shown = showing(near, phone, { x: MAP.width - 40, y: MAP.height - 40 })
    const at = seen(shown, phone, { x: MAP.width - 40, y: MAP.height - 40 })
    expect(at.x).toBeLessThanOrEqual(phone.width)
    expect(at.y).toBeLessThanOrEqual(phone.height)
    expect(showing(shown, phone, { x: MAP.width - 90, y: MAP.height - 90 })).toEqual(shown)
  })
})
