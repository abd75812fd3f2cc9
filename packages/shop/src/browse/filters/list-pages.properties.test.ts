import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atShownPages, PAGE_PARAMETERS, pageOf, pagingOf, type ListPages } from './list-pages.ts'

const value = fc.oneof(fc.integer({ min: -1, max: 9 }).map(String), fc.constantFrom('999999', 'x', '', '02'))
const name = fc.constantFrom(...PAGE_PARAMETERS.slice(0, 5), 'page-40', 'q', 'material')
const queries = fc.array(fc.tuple(name, value), { maxLength: 6 })
/** Number of pages of each list. */
const lengths = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4 })

/** The lists that a query selects. */
const listsFor = (query: URLSearchParams, lengths: readonly number[]): readonly ListPages[] =>
  lengths.map((pages, at) => {
    const paging = pagingOf(query, at, lengths.length)
    return { ...paging, pages, page: pageOf(query, pages, paging) }
  })

describe('pages of lists (FIND-6)', () => {
  it('redirect every address, in one step, to one that names only existing pages, with the same lists', () =>
    fc.assert(
      fc.property(queries, lengths, (entries, lengths) => {
        const query = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, value]))
        const lists = listsFor(query, lengths)
        const shown = atShownPages(query, lists) ?? query
        const there = listsFor(shown, lengths)
        expect(there.map(({ page }) => page)).toEqual(lists.map(({ page }) => page))
        expect(atShownPages(shown, there)).toBeNull()
        // No link to another list names a page that doesn't exist.
        const pagesOf = new Map(there.map(({ parameter = 'page', pages }) => [parameter, pages]))
        for (const { otherPages = [] } of there)
          for (const [other, page] of otherPages)
            expect(Number(page)).toBeLessThanOrEqual(pagesOf.get(other) ?? 0)
        expect(shown.getAll('q')).toEqual(query.getAll('q'))
        expect(shown.getAll('material')).toEqual(query.getAll('material'))
      }),
    ))

  it('redirect an address from when all lists were paged together to the page of the first list', () => {
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
