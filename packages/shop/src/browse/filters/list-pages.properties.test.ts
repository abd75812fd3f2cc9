import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atShownPages, PAGE_PARAMETERS, pageOf, pagingOf, type ListPages } from './list-pages.ts'

const value = fc.oneof(fc.integer({ min: -1, max: 9 }).map(String), fc.constantFrom('999999', 'x', '', '02'))
const name = fc.constantFrom(...PAGE_PARAMETERS.slice(0, 5), 'page-40', 'q', 'material')
const queries = fc.array(fc.tuple(name, value), { maxLength: 6 })
/** How many pages each list of a page has. */
const lengths = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4 })

/** The lists of a page, as they are shown to who asks so. */
const listsFor = (query: URLSearchParams, lengths: readonly number[]): readonly ListPages[] =>
  lengths.map((pages, at) => {
    const paging = pagingOf(query, at, lengths.length)
    return { ...paging, pages, page: pageOf(query, pages, paging) }
  })

describe('invariants of the pages of lists (FIND-6)', () => {
  it('every address leads, in one step, to one that names only pages there are, with the same lists', () =>
    fc.assert(
      fc.property(queries, lengths, (entries, lengths) => {
        const query = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, value]))
        const lists = listsFor(query, lengths)
        const shown = atShownPages(query, lists) ?? query
        const there = listsFor(shown, lengths)
        expect(there.map(({ page }) => page)).toEqual(lists.map(({ page }) => page))
        expect(atShownPages(shown, there)).toBeNull()
        // So no link to another list names one that isn't there.
        const pagesOf = new Map(there.map(({ parameter = 'page', pages }) => [parameter, pages]))
        for (const { otherPages = [] } of there)
          for (const [other, page] of otherPages)
            expect(Number(page)).toBeLessThanOrEqual(pagesOf.get(other) ?? 0)
        expect(shown.getAll('q')).toEqual(query.getAll('q'))
        expect(shown.getAll('material')).toEqual(query.getAll('material'))
      }),
    ))

  it('an address of before, when all lists of a page were paged together, leads to where its first list is', () => {
    const query = new URLSearchParams('page=5&sort=price')
    const of = (...lengths: number[]) => atShownPages(query, listsFor(query, lengths))?.toString()
    expect([of(2, 9), of(1, 9), of(), of(5, 9)]).toEqual([
      'page=2&sort=price',
      'sort=price',
      'sort=price',
      undefined,
    ])
  })
})
