import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

const place = fc
  .integer({ min: 1, max: 5000 })
  .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }))

describe('invariants of page links', () => {
  it('always include the first, the last, this page and its neighbors, in order, and stay few (FIND-6)', () => {
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const shown = pagesToShow(page, pages)
        const numbers = shown.filter((each) => each !== null)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        for (const each of [1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)])
          expect(numbers).toContain(each)
        expect(shown.length).toBeLessThanOrEqual(9)
      }),
    )
  })

  it('never omit a page without a gap', () => {
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const shown = pagesToShow(page, pages)
        for (const [at, each] of shown.entries()) {
          const before = shown[at - 1]
          if (each !== null && before !== null && before !== undefined) expect(each - before).toBe(1)
          if (each === null) expect(shown[at + 1]! - before!).toBeGreaterThan(2)
        }
      }),
    )
  })
})
