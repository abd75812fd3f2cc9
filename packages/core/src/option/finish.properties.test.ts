import type { Quote } from '../product/types.ts'
import { provisionalPriceOf } from '../price/quoted.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { inches, productAndConfiguration } from '../product/arbitraries.ts'
import { normalizeConfiguration } from '../product/index.ts'
import { sizeWithBorder } from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

/** The price of a quote, which may have errors; of lines, of nothing else. */
const priceIn = (quote: Quote) => {
  const { quantity, baseUnitPrice, unitPrice, lines, total, nudge } = provisionalPriceOf(quote)!
  return { quantity, baseUnitPrice, unitPrice, lines, total, nudge }
}

describe('invariants of finishes', () => {
  const finish = fc.record({ border: fc.boolean(), flexCut: fc.boolean(), reverseCut: fc.boolean() })
  const lamination = fc.constantFrom('none' as const, 'matte' as const, 'gloss' as const)

  it('never change a price (OPT-12)', () => {
    fc.assert(
      fc.property(
        productAndConfiguration(),
        finish,
        lamination,
        ({ product, configuration }, chosen, laminated) => {
          const plain = quoteData(product, configuration)
          const finished = quoteData(product, { ...configuration, ...chosen, lamination: laminated })
          expect(priceIn(finished)).toEqual(priceIn(plain))
          expect(finished.tiers).toEqual(plain.tiers)
        },
      ),
    )
  })

  it('never let a reverse cut pass on a material that is not reversible (OPT-13)', () => {
    fc.assert(
      fc.property(productAndConfiguration(), finish, ({ product, configuration }, chosen) => {
        const material = product.materials.find(({ id }) => id === configuration.materialId)
        const { problems } = quoteData(product, { ...configuration, ...chosen })
        expect(problems.length === 0).toBe(!chosen.reverseCut || material?.reversible === true)
      }),
    )
  })

  it('never have a fault once the configuration is normalized', () => {
    fc.assert(
      fc.property(
        productAndConfiguration(),
        finish,
        fc.boolean(),
        ({ product, configuration }, chosen, offersBorder) => {
          const of = { ...product, offersBorder }
          expect(quoteData(of, normalizeConfiguration(of, { ...configuration, ...chosen })).problems).toEqual(
            [],
          )
        },
      ),
    )
  })

  it('never make a piece smaller, and always leave its proportions by the same on both sides', () => {
    fc.assert(
      fc.property(inches(40), inches(40), fc.boolean(), (width, height, border) => {
        const around = sizeWithBorder(sized(width, height), { border })
        const added = [Number(around.width) - Number(width), Number(around.height) - Number(height)]
        for (const each of added) expect(each).toBeCloseTo(border ? 0.5 : 0, 9)
      }),
    )
  })
})
