import { custom } from '@kisscut/records'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'
import { aCustom, aLine } from '../testing/rows.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

/** Counts runs, so that each has its own owners. */
let runs = 0
const ownersOfThisRun = () => {
  runs += 1
  return (who: number) => `session:run-${runs}-${who}`
}
const RUNS = { numRuns: 25 }
const owners = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 })

describe.each(ENGINES)('invariants of storage on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
  })
  afterAll(() => test.end())

  it('never return one owner’s rows to another', () =>
    fc.assert(
      fc.asyncProperty(owners, fc.nat(3), async (whose, thief) => {
        const owner = ownersOfThisRun()
        const made = await Promise.all(
          whose.map((who) => storage.records.create(custom, aCustom({ owner: owner(who) }))),
        )
        const seen = await storage.records.findMany(custom, { owner: owner(thief) })
        const theirs = made.filter((row) => row.owner === owner(thief)).map((row) => row.id)
        expect(seen.map((row) => row.id).sort()).toEqual(theirs.sort())
        for (const row of made)
          expect((await storage.records.update(custom, row.id, { quantity: 2 }, owner(thief))) !== null).toBe(
            row.owner === owner(thief),
          )
      }),
      RUNS,
    ))

  it('always return each row of a list once, page by page, in both directions', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(9),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        async (rows, pageSize, newestFirst) => {
          const owner = ownersOfThisRun()(0)
          const made = []
          for (let row = 0; row < rows; row++)
            made.push(await storage.records.create(custom, aCustom({ owner })))
          const all = await storage.records.findMany(custom, { owner })
          expect(all.map((row) => row.id).sort()).toEqual(made.map((row) => row.id).sort())
          const inOrder = newestFirst ? all.toReversed() : all
          const byNumber = []
          for (let page = 1; page <= Math.ceil(rows / pageSize); page++)
            byNumber.push(
              ...(await storage.records.page(custom, { owner, page, pageSize, newestFirst })).rows,
            )
          expect(byNumber).toEqual(inOrder)
          const byCursor = []
          let next: string | null | undefined
          for (; next !== null;) {
            const page = await storage.records.page(custom, {
              owner,
              pageSize,
              newestFirst,
              ...(next === undefined ? {} : { after: next }),
            })
            byCursor.push(...page.rows)
            next = page.next
          }
          expect(byCursor).toEqual(inOrder)
        },
      ),
      RUNS,
    ))

  it('always return the text they were given', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (instructions) => {
        fc.pre(custom.schema.shape.instructions.safeParse(instructions).success)
        const variable_data = { kind: 'list' as const, text: instructions }
        const made = await storage.records.create(custom, aCustom({ instructions, variable_data }))
        const stored = await storage.records.get(custom, made.id)
        expect(stored).toMatchObject({ instructions, variable_data })
      }),
      RUNS,
    ))

  it('always have the lines that were added and not removed, during concurrent writes', () =>
    fc.assert(
      fc.asyncProperty(owners, fc.infiniteStream(fc.boolean()), async (whose, removes) => {
        const owner = ownersOfThisRun()
        const left = await Promise.all(
          whose.map(async (who) => {
            const put = await storage.carts.putLine(owner(who), 'USD', aLine(), 100)
            const lineId = put.ok ? put.lineId : ''
            const removed = removes.next().value && (await storage.carts.removeLine(owner(who), lineId))
            return removed ? [] : [`${who} ${lineId}`]
          }),
        )
        const stored = await Promise.all(
          [0, 1, 2, 3].map(async (who) =>
            ((await storage.carts.ofOwner(owner(who)))?.lines ?? []).map((line) => `${who} ${line.id}`),
          ),
        )
        expect(stored.flat().sort()).toEqual(left.flat().sort())
      }),
      RUNS,
    ))
})
