import { describe, expect, it } from 'vitest'
import { nameOf } from '../../draw/hexes'
import { hexForKey } from './keyboard'

const to = (from: number, key: string) => {
  const found = hexForKey(from, key)
  return found == null ? found : nameOf(found)
}

describe('moving the cursor by keys', () => {
  it('moves along rows and columns with arrows', () => {
    const f7 = 6 * 20 + 5
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => to(f7, key))).toEqual([
      'E7',
      'G7',
      'F6',
      'F8',
    ])
  })

  it('moves diagonally with letters and corner keys', () => {
    const f7 = 6 * 20 + 5
    expect(['y', 'u', 'b', 'n'].map((key) => to(f7, key))).toEqual(['E6', 'F6', 'E8', 'F8'])
    expect(['Home', 'PageUp', 'End', 'PageDown'].map((key) => to(f7, key))).toEqual(['E6', 'F6', 'E8', 'F8'])
    expect(to(f7, 'N')).toBe('F8')
  })

  it('stops at the edge and ignores other keys', () => {
    expect(hexForKey(0, 'ArrowUp')).toBeNull()
    expect(hexForKey(0, 'ArrowLeft')).toBeNull()
    expect(hexForKey(0, 'Enter')).toBeUndefined()
    expect(hexForKey(0, 'z')).toBeUndefined()
  })
})
