import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFix } from '../product/apply-fix.ts'
import { hostileText, inches, product } from '../product/arbitraries.ts'
import type { Configuration, ProductData } from '../product/types.ts'
import { productSchema } from '../schema/index.ts'
import { quoteData } from '../testing/quote-data.ts'

/** A product with every kind of limit a fix has to keep. */
const limited: fc.Arbitrary<ProductData> = fc
  .tuple(
    product(),
    fc.record({
      lockRatio: fc.constantFrom(null, '1:1', '3:2'),
      remainingStock: fc.constantFrom(null, 0, 7, 40, 500),
      allowBackorders: fc.boolean(),
      minimumQuantity: fc.constantFrom(null, 1, 25, 60),
      allowCustomSize: fc.boolean(),
      sizes: fc.constantFrom(
        [],
        [{ id: 's', name: '3 × 2', width: '3', height: '2', isDefault: false, price: null }],
      ),
    }),
    fc.record({
      maximumQuantity: fc.constantFrom(null, 50, 3136),
      minWidth: fc.constantFrom(null, '0.5', '3.94'),
      minHeight: fc.constantFrom(null, '0.5', '2'),
      maxWidth: fc.constantFrom(null, '6', '50'),
      maxHeight: fc.constantFrom(null, '4', '120'),
      maxIsInterchangeable: fc.boolean(),
      allowedQuantities: fc.constantFrom([], [25], [60, 440], [500, 1000, 2500]),
      canLaminate: fc.boolean(),
    }),
  )
  .map(([base, limits, ofMaterial]) => ({
    ...base,
    ...limits,
    materials: base.materials.map((each) => ({ ...each, ...ofMaterial })),
  }))
  .filter((data) => productSchema.safeParse(data).success)

const typed = (usual: fc.Arbitrary<string>) => fc.oneof({ weight: 4, arbitrary: usual }, hostileText())

const configurationOf = (of: ProductData): fc.Arbitrary<Configuration> =>
  fc.record({
    materialId: fc.constantFrom(...of.materials.map(({ id }) => id), 'gone'),
    materialColorId: fc.constantFrom(undefined, 'gone'),
    width: typed(inches(130)),
    height: typed(inches(130)),
    quantity: typed(fc.integer({ min: -5, max: 4000 }).map(String)),
    lamination: fc.constantFrom(undefined, 'gloss', 'none'),
    border: fc.boolean(),
    reverseCut: fc.boolean(),
    options: fc.constantFrom([], [{ optionSetId: 'gone', optionId: 'gone' }]),
  })

const cases = limited.chain((of) =>
  configurationOf(of).map((configuration) => ({ product: of, configuration })),
)

describe('quick fixes of a whole quote', () => {
  it('each make their field valid in one step, whatever else is wrong', () => {
    let fixes = 0
    fc.assert(
      fc.property(cases, ({ product: of, configuration }) => {
        for (const { code, fix } of quoteData(of, configuration).problems) {
          if (!fix) continue
          fixes += 1
          const { problems } = quoteData(of, applyFix(configuration, fix))
          const left = problems.filter(
            ({ level, fix: next }) => level === 'error' && next?.field === fix.field,
          )
          expect({ code, left }).toEqual({ code, left: [] })
        }
      }),
      { numRuns: 3000 },
    )
    expect(fixes).toBeGreaterThan(1000)
  })
})
