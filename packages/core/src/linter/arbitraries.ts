import fc from 'fast-check'
import { PRICE_BASES, type PriceTable } from '../product/types.ts'

/** A usable price table of up to six tiers and three rows; rates may rise as well as fall. */
export const anyPriceTable = (): fc.Arbitrary<PriceTable> =>
  fc
    .record({
      basis: fc.constantFrom(...PRICE_BASES),
      breaks: fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { maxLength: 5 }),
      thresholds: fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 3 }),
      rates: fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 18, maxLength: 18 }),
      minimum: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ basis, breaks, thresholds, rates, minimum }) => {
      const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
      return {
        basis,
        quantities: ascending(breaks),
        rows: ascending(thresholds).map((from, row) => ({
          from: String(from),
          minimum: String(minimum),
          rates: [0, ...breaks].map((_, tier) => ((rates[row * 6 + tier] ?? 1) / 1000).toFixed(3)),
        })),
      }
    })
