import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergedRows, type OrderedList } from './merged-list.ts'

interface Row {
  readonly of: 'one' | 'other'
  readonly at: number
  readonly time: number
}

/** The last changes first; many at the same time. */
const rows = (of: Row['of']) =>
  fc
    .array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 })
    .map((times) => times.toSorted((a, b) => b - a).map((time, at): Row => ({ of, at, time })))

function listOf(all: readonly Row[]) {
  let read = 0
  const list: OrderedList<Row> = {
    count: all.length,
    rows: async (offset, limit) => {
      const found = all.slice(offset, offset + limit)
      read += found.length
      return found
    },
  }
  return { list, read: () => read }
}
const isFirst = (a: Row, b: Row) => a.time >= b.time

describe('pages of two lists as one (TOOL-8)', () => {
  it('have each row once, in the order of both, page after page', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows('one'),
        rows('other'),
        fc.integer({ min: 1, max: 25 }),
        async (one, other, size) => {
          const pages: Row[] = []
          for (let offset = 0; offset <= one.length + other.length; offset += size) {
            const page = await mergedRows(listOf(one).list, listOf(other).list, isFirst, offset, size)
            expect(page).toHaveLength(Math.min(size, one.length + other.length - offset))
            pages.push(...page)
          }
          // Sorting leaves rows of the same time as they stand.
          expect(pages).toEqual([...one, ...other].toSorted((a, b) => b.time - a.time))
        },
      ),
    )
  })

  it('read no more than a page of each list, and a few rows to find where it begins', async () => {
    await fc.assert(
      fc.asyncProperty(rows('one'), rows('other'), fc.nat(130), async (one, other, offset) => {
        const [a, b] = [listOf(one), listOf(other)]
        await mergedRows(a.list, b.list, isFirst, offset, 10)
        for (const { read } of [a, b]) expect(read()).toBeLessThanOrEqual(10 + 7)
      }),
    )
  })
})
