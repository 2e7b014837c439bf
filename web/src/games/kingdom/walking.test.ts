import { describe, expect, it } from 'vitest'
import { nameOf } from '../../draw/hexes'
import { walk } from './walking'

const to = (from: number, key: string) => {
  const found = walk(from, key)
  return found == null ? found : nameOf(found)
}

describe('walking over the board', () => {
  it('follows rows and columns by arrows', () => {
    const f7 = 6 * 20 + 5
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => to(f7, key))).toEqual([
      'E7',
      'G7',
      'F6',
      'F8',
    ])
  })

  it('goes aslant by letters and corner keys', () => {
    const f7 = 6 * 20 + 5
    expect(['y', 'u', 'b', 'n'].map((key) => to(f7, key))).toEqual(['E6', 'F6', 'E8', 'F8'])
    expect(['Home', 'PageUp', 'End', 'PageDown'].map((key) => to(f7, key))).toEqual(['E6', 'F6', 'E8', 'F8'])
    expect(to(f7, 'N')).toBe('F8')
  })

  it('stops at the edge and leaves other keys alone', () => {
    expect(walk(0, 'ArrowUp')).toBeNull()
    expect(walk(0, 'ArrowLeft')).toBeNull()
    expect(walk(0, 'Enter')).toBeUndefined()
    expect(walk(0, 'z')).toBeUndefined()
  })
})
