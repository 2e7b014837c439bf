import { describe, expect, test } from 'vitest'
import { bookOf, folded, marked, pieces, search } from './rulesText'

const sections = [
  { id: '', level: 1, text: 'Kingdom Builder' },
  { id: '', level: 0, text: 'Build settlements.' },
  { id: 'KB-GEO', level: 2, text: 'Geometry' },
  { id: 'KB-GEO-1', level: 0, text: 'A quadrant has 10×10 hexes.' },
  { id: 'KB-GEO-2', level: 0, text: 'Neighbours as in KB-GEO-1.' },
  { id: 'KB-SETUP', level: 2, text: 'Příprava' },
  { id: '', level: 0, text: '**Hex**: one field of the board.' },
]

test('sections become a title, an opening and chapters', () => {
  const book = bookOf(sections)
  expect(book.title).toBe('Kingdom Builder')
  expect(book.opening).toHaveLength(1)
  expect(book.chapters.map((chapter) => [chapter.id, chapter.rules.length])).toEqual([
    ['KB-GEO', 2],
    ['KB-SETUP', 1],
  ])
})

test('another title is a chapter', () => {
  const book = bookOf([
    ...sections,
    { id: '', level: 1, text: 'Kingdom Builder: more' },
    { id: '', level: 0, text: 'More.' },
  ])
  expect(book.title).toBe('Kingdom Builder')
  expect(book.chapters.at(-1)).toMatchObject({
    id: 'part-2',
    title: 'Kingdom Builder: more',
    rules: [{ text: 'More.' }],
  })
})

describe('pieces of a text', () => {
  const known = new Set(['KB-GEO-1'])

  test('are words in bold and links to rules that there are', () => {
    expect(pieces('**Hex**: see KB-GEO-1, not R-28.', known)).toEqual([
      { kind: 'bold', text: 'Hex' },
      { kind: 'text', text: ': see ' },
      { kind: 'rule', text: 'KB-GEO-1' },
      { kind: 'text', text: ', not R-28.' },
    ])
  })

  test('show what was searched for, whatever its case and accents', () => {
    expect(marked(pieces('Příprava hry', known), 'priprava')).toEqual([
      { kind: 'text', text: 'Příprava', found: true },
      { kind: 'text', text: ' hry' },
    ])
    expect(marked(pieces('aXbXa', known), 'x').filter((piece) => piece.found)).toHaveLength(2)
  })
})

describe('a search', () => {
  const { chapters } = bookOf(sections)

  test('keeps the rules in which all words occur', () => {
    expect(
      search(chapters, 'QUADRANT hexes')
        .flatMap((chapter) => chapter.rules)
        .map((rule) => rule.id),
    ).toEqual(['KB-GEO-1'])
    expect(search(chapters, 'nothing like it')).toEqual([])
    expect(search(chapters, '  ')).toEqual(chapters)
  })

  test('finds a rule by its id and a chapter by its title', () => {
    expect(search(chapters, 'kb-geo-2')[0]?.rules).toHaveLength(1)
    expect(search(chapters, 'priprava')[0]?.id).toBe('KB-SETUP')
  })
})

test('folding keeps the number of letters', () => {
  for (const text of ['Příliš žluťoučký', 'Ёлка йод', 'ěščř']) expect(folded(text)).toHaveLength(text.length)
})
