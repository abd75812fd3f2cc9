import { templateOptionTag, templateShape } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENGINES } from '../testing/open-for-test.ts'
import { shopOn, VISITOR } from '../testing/shop-on.ts'

const change = fc.oneof(
  fc.constant('add' as const),
  fc.constant('remove' as const),
  fc.constant('add elsewhere' as const),
)

describe.each(ENGINES)('invariants of list counts on $name', ({ open }) => {
  it('are always the number of rows, after changes by any process', async () => {
    const test = await open()
    const { records } = test.storage
    const shop = shopOn(test.storage)
    const counted = async () => (await shop.records.list(VISITOR, templateShape, { pageSize: 1 })).count
    const ids: string[] = []
    let tags = 0
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        for (const each of changes) {
          if (each === 'remove' && ids.length > 0) await records.remove(templateShape, ids.pop()!)
          else if (each === 'add elsewhere')
            await records.create(templateOptionTag, { name: 'X', slug: `x-${(tags += 1)}` })
          else ids.push((await records.create(templateShape, { name: 'X', clip_type: 'circle' })).id)
          expect(await counted()).toBe(ids.length)
          expect(await counted()).toBe(ids.length)
        }
      }),
      { numRuns: 10 },
    )
    await test.end()
  })
})
