import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergedRows, type OrderedList } from './merged-list.ts'

interface Row {
  readonly of: number
  readonly at: number
  readonly time: number
}

/** As many lists as there are classes, last changed first, many rows with equal times. */
const lists = () =>
  fc
    .array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 }), { minLength: 1, maxLength: 5 })
    .map((all) =>
      all.map((times, of) => times.toSorted((a, b) => b - a).map((time, at): Row => ({ of, at, time }))),
    )

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
const isBefore = (a: Row, b: Row) => a.time > b.time

/** Reads to find an offset: each skips a share of the remaining rows that depends on the number of lists. */
const stepsOf = (offset: number, count: number) =>
  Math.ceil(Math.log(offset + 1) / -Math.log(1 - 1 / (2 * count))) + 2 * count

describe('pages of several merged lists (TOOL-8)', () => {
  it('contain each row once, in the common order, page after page', async () => {
    await fc.assert(
      fc.asyncProperty(lists(), fc.integer({ min: 1, max: 25 }), async (all, size) => {
        const total = all.flat().length
        const pages: Row[] = []
        for (let offset = 0; offset <= total; offset += size) {
          const page = await mergedRows(
            all.map((each) => listOf(each).list),
            isBefore,
            offset,
            size,
          )
          expect(page).toHaveLength(Math.min(size, total - offset))
          pages.push(...page)
        }
        // Sorting is stable: rows with equal times keep their order.
        expect(pages).toEqual(all.flat().toSorted((a, b) => b.time - a.time))
      }),
    )
  })

  it('read at most a page of each list, and a few rows to find the start', async () => {
    await fc.assert(
      fc.asyncProperty(lists(), fc.nat(330), async (all, offset) => {
        const counted = all.map(listOf)
        await mergedRows(
          counted.map(({ list }) => list),
          isBefore,
          offset,
          10,
        )
        const from = Math.min(offset, all.flat().length)
        for (const { read } of counted) expect(read()).toBeLessThanOrEqual(10 + stepsOf(from, all.length))
      }),
    )
  })
})
