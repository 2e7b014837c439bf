import { describe, expect, it } from 'vitest'
import type { Option } from '../requests'
import { chosen, inParts, matters, switched, titled } from './modules'
import { stub } from '../../testing/stub'

const WORDS = ['all', 'swans', 'towers', 'decrees', 'double_decrees']
const OPTION = stub<Option>({
  name: 'modules',
  kind: 'several',
  default: '',
  choices: WORDS.map((word) => ({ word, name: word })),
})

describe('an option in parts', () => {
  it('is known by the word for all of them', () => {
    expect(inParts(OPTION)).toBe(true)
    expect(inParts({ ...OPTION, choices: OPTION.choices.slice(1) })).toBe(false)
  })

  it('names every part but the double one when all are meant', () => {
    expect([...chosen(OPTION, 'all')]).toEqual(['swans', 'towers', 'decrees'])
    expect([...chosen(OPTION, 'all,double_decrees')]).toContain('double_decrees')
    expect([...chosen(OPTION, '')]).toEqual([])
  })

  it('takes a part away from all, and says all when the last one comes', () => {
    expect(switched(OPTION, 'all', 'towers')).toBe('swans,decrees')
    expect(switched(OPTION, 'swans,decrees', 'towers')).toBe('all')
  })

  it('adds the module that is doubled, and removes the double with it', () => {
    expect(switched(OPTION, '', 'double_decrees')).toBe('decrees,double_decrees')
    expect(switched(OPTION, 'decrees,double_decrees', 'decrees')).toBe('')
  })

  it('hides an option about a part that is left out', () => {
    const hourglass = stub<Option>({ name: 'hourglass', kind: 'flag' })
    const all = [OPTION, hourglass]
    expect(['', 'swans', 'decrees', 'all'].map((modules) => matters(hourglass, all, { modules }))).toEqual([
      false,
      false,
      true,
      true,
    ])
    const moats = stub<Option>({ name: 'moats_in_no_swan_favor', kind: 'flag' })
    expect(['decrees', 'moats'].map((modules) => matters(moats, all, { modules }))).toEqual([false, true])
    expect(matters(OPTION, all, {})).toBe(true)
  })

  it('tells a name from what is said about it', () => {
    expect(titled('Swans: tokens on tiles')).toEqual(['Swans', 'tokens on tiles'])
    expect(titled('75 more rooms')).toEqual(['75 more rooms', ''])
  })
})
