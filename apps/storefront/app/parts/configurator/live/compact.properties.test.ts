import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compacted, expanded, type Compact } from './compact.ts'

const again = (data: unknown) => expanded(JSON.parse(JSON.stringify(compacted(data))) as Compact)

describe('compact data', () => {
  it('survive a round trip, whatever they contain (SEO-18)', () => {
    const name = fc.oneof(fc.constantFrom('$', '$$', '$id', 'id'), fc.string())
    const { data } = fc.letrec<{ data: unknown }>((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        ...[fc.string(), fc.constantFrom('M0 0h1v1h-1Z '.repeat(4)), fc.integer(), fc.boolean()],
        fc.constantFrom(null, undefined),
        fc.array(tie('data'), { maxLength: 4 }),
        fc.dictionary(name, tie('data'), { maxKeys: 4 }),
        // A list of objects with the same fields.
        fc.uniqueArray(name, { minLength: 1, maxLength: 3 }).chain((names) =>
          fc.array(
            fc
              .tuple(...names.map(() => tie('data')))
              .map((row) => Object.fromEntries(names.map((each, at) => [each, row[at]]))),
            { maxLength: 4 },
          ),
        ),
      ),
    }))
    fc.assert(
      fc.property(data, (each) => {
        const plain: unknown = each === undefined ? null : JSON.parse(JSON.stringify(each))
        expect(again(plain)).toEqual(plain)
      }),
      { numRuns: 500 },
    )
  })

  it('contain a long text once, and the field names once per list', () => {
    const path = 'M0 0h1v1h-1Z '.repeat(100)
    const rows = Array.from({ length: 100 }, (_, quantity) => ({ quantity, unitPrice: '1.00' }))
    const data = { first: path, second: { path }, rows, quote: { rows } }
    expect(JSON.stringify(compacted(data)).length).toBeLessThan(path.length + 100 * 14)
    expect(again(data)).toEqual(data)
  })
})
