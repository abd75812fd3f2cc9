import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { find, LIBRARY_PAGE, searchText, type Indexed } from './find.ts'

const WORDS = ['deer', 'Dog', 'doghouse', 'Café', 'étoile', 'star']
const items = fc
  .array(
    fc.record({
      words: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }),
      category: fc.constantFrom('animals', 'sky'),
    }),
    { maxLength: 120 },
  )
  .map((all) =>
    all.map(({ words, category }, at): Indexed<number> => ({
      ...{ item: at, words: searchText(...words), categories: new Set([category]) },
    })),
  )
const wanted = fc.record({
  category: fc.constantFrom('animals', 'sky', null),
  words: fc.array(fc.constantFrom('do', 'CAFE', 'star', 'dee', 'nothing'), { maxLength: 2 }),
})

describe('invariants of the library (TOOL-2)', () => {
  it('always finds, page by page and in order, exactly the items of the category that match every word', () =>
    fc.assert(
      fc.property(items, wanted, (all, { category, words }) => {
        const found: number[] = []
        for (let page = 0; ; page += 1) {
          const { items: more, hasMore } = find(all, { category, words: words.join(' '), page })
          expect(more.length).toBeLessThanOrEqual(LIBRARY_PAGE)
          found.push(...more)
          if (!hasMore) break
        }
        const has = (each: Indexed<number>, word: string) =>
          each.words.split(' ').some((own) => own.startsWith(word.toLowerCase()))
        const expected = all.filter(
          (each) =>
            (category === null || each.categories.has(category)) && words.every((word) => has(each, word)),
        )
        expect(found).toEqual(expected.map(({ item }) => item))
      }),
    ))

  it('ignores accents, capitals and word separators', () => {
    expect(searchText('Café-Crème, 2 ÉTOILES')).toBe(' cafe creme 2 etoiles')
  })
})
