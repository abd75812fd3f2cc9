import { emptyDesign, type Design } from '@kisscut/artwork/design'
import { designs, groupedDesigns } from '@kisscut/artwork/testing'
import { designAsJson, designSchema, readDesign, type DesignReading } from '@kisscut/artwork/design-json'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SoldRow } from '../configure/sold-product.ts'
import { EVERYTHING, otherDesigns } from '../testing/other-values.ts'
import { canonicalJson } from './canonical-json.ts'
import { changedParts, hashOfState, productStateOf } from './product-state.ts'

const ROW = { id: 'one', owner: 'session:ana', revision: 1, name: 'Mine' } as unknown as SoldRow
const asJson = (design: Design): unknown => JSON.parse(JSON.stringify(designAsJson(design)))
const designIn = (reading: DesignReading) => {
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors))
  return reading.design
}
const columns = fc.record({
  width: fc.constantFrom('2', '2.0', '3'),
  quantity: fc.constantFrom(1, 2),
  instructions: fc.constantFrom('', 'Red'),
  option_border: fc.boolean(),
  special_offer: fc.constantFrom(null, 'offer'),
  options: fc.constantFrom([], [{ option_set: 'a', option: 'b' }]),
})
const state = fc
  .tuple(columns, fc.oneof(fc.constant(emptyDesign(2, 2)), designs()), fc.constantFrom(null, 'a', 'b'))
  .map(([stated, design, sha256]) =>
    productStateOf({
      row: { ...ROW, ...stated } as unknown as SoldRow,
      design,
      file: sha256 ? { sha256 } : null,
    }),
  )

/** Places of the photo a design is shown on, and of its elements' names. */
const NOT_PRINTED = /^shownOn|^elements\.\d+\.name$/

/** The names of all fields in a JSON schema. */
const namesIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  if (schema === null || typeof schema !== 'object') return []
  const { properties = {}, ...rest } = schema as { properties?: object }
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(namesIn),
    ...Object.values(rest).flatMap(namesIn),
  ]
}

describe('the state of a configured product', () => {
  it('has the same hash if and only if it is the same (CART-11)', () => {
    fc.assert(
      fc.property(state, state, fc.boolean(), (one, another, isCopy) => {
        const other = isCopy ? (JSON.parse(JSON.stringify(one)) as typeof one) : another
        const isSame = canonicalJson(one) === canonicalJson(other)
        expect(hashOfState(one) === hashOfState(other)).toBe(isSame)
        expect(changedParts(one, other).length === 0).toBe(isSame)
      }),
    )
  })

  it('changes with any printed place of the design, and only in its design (CART-11, SCENE-1, EDIT-26)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(EVERYTHING), groupedDesigns()), (design) => {
        const of = (each: typeof design) => productStateOf({ row: ROW, design: each, file: null })
        const before = of(design)
        for (const other of otherDesigns(asJson(design))) {
          const after = of(designIn(readDesign(other.design)))
          const isPrinted = !NOT_PRINTED.test(other.place)
          expect(changedParts(before, after), other.place).toEqual(isPrinted ? ['design'] : [])
          expect(hashOfState(after) !== hashOfState(before), other.place).toBe(isPrinted)
        }
      }),
      { numRuns: 5, examples: [[EVERYTHING]] },
    )
  })

  it('is tested with every field of a design', () => {
    const tried = new Set(otherDesigns(asJson(EVERYTHING)).flatMap(({ place }) => place.split('.')))
    const all = new Set(namesIn(z.toJSONSchema(designSchema, { unrepresentable: 'any', io: 'input' })))
    // These determine the other fields, so they change together with those.
    expect([...all].filter((name) => !tried.has(name))).toEqual(['kind', 'type'])
  })
})
