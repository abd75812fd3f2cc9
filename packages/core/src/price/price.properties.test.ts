import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { Exact } from '../testing/decimal.ts'
import { canTypeQuantity } from '../quantity/index.ts'
import { minorUnitPlaces } from '../money/index.ts'
import {
  hostileConfiguration,
  inches,
  priceTable,
  product,
  productAndConfiguration,
  quantity,
} from '../product/arbitraries.ts'
import { baseUnitPrice, chargedOnce, priceScheduleFor, schedulePrices, withoutPriceTables } from './index.ts'
import { quoteData, totalOfData } from '../testing/quote-data.ts'

const DECIMAL = /^-?\d+(\.\d+)?$/
const sum = (texts: readonly string[]) => texts.reduce((all, each) => all.plus(each), new Exact(0))

describe('invariants of a quote', () => {
  it('is always total, finite and never negative: a configuration without problems has a price', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const { total, unitPrice, problems } = quoteData(product, configuration)
        expect(problems).toEqual([])
        expect(total).toMatch(/^\d+(\.\d+)?$/)
        expect(unitPrice).toMatch(/^\d+\.\d{4,}$/)
        expect(total?.split('.')[1]?.length ?? 0).toBe(minorUnitPlaces(product.currency))
      }),
    )
  })

  it('never throws on hostile input, and never prices what has no readable size or quantity', () => {
    fc.assert(
      fc.property(
        product().chain((of) => fc.tuple(fc.constant(of), hostileConfiguration(of))),
        ([of, configuration]) => {
          const { total, problems, quantity } = quoteData(of, configuration)
          if (total !== null) expect(total).toMatch(DECIMAL)
          const fields = problems.filter(({ fix }) => !fix).map(({ field }) => field)
          if (quantity === null || fields.includes('width') || fields.includes('height'))
            expect(total).toBeNull()
        },
      ),
      { numRuns: 300 },
    )
  })

  it('always has lines that sum to its total, to the minor unit', () => {
    fc.assert(
      fc.property(productAndConfiguration(), fc.boolean(), ({ product, configuration }, capAtNextBreak) => {
        const { lines, total } = quoteData(product, configuration, { capAtNextBreak })
        expect(totalOfData(product, configuration, { capAtNextBreak }).total).toBe(total)
        expect(sum(lines.map((line) => line.total)).eq(total ?? NaN)).toBe(true)
      }),
    )
  })

  it('always is what each piece costs, times the quantity, and what is charged once, to a minor unit (CART-8)', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const { lines, total, quantity, currency } = quoteData(product, configuration)
        const once = chargedOnce(lines)
        if (once === null || lines.some(({ kind }) => kind === 'rounding')) return
        const summed = sum(once.charges.map((each) => each.total)).plus(
          new Exact(once.unitPrice).times(quantity ?? NaN),
        )
        const unit = new Exact(10).pow(-minorUnitPlaces(currency))
        const most = unit
          .times(lines.length)
          .plus(new Exact(quantity ?? 0).times('0.0001').times(lines.length))
        expect(
          summed
            .minus(total ?? NaN)
            .abs()
            .lte(most),
        ).toBe(true)
      }),
    )
  })

  it('is never more than half a minor unit away from the exact sum of its unit prices', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const { lines, total } = quoteData(product, configuration)
        const exact = sum(
          lines.map(({ unitPrice, total: once }) =>
            unitPrice === null ? once : new Exact(unitPrice).times(configuration.quantity).toFixed(),
          ),
        )
        const half = new Exact(10).pow(-minorUnitPlaces(product.currency)).div(2)
        const rounded = new Exact(10).pow(-minorUnitPlaces(product.currency)).times(lines.length).plus(half)
        expect(
          exact
            .minus(total ?? NaN)
            .abs()
            .lte(rounded),
        ).toBe(true)
      }),
    )
  })

  it('always keeps its price when width and height are swapped', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const turned = { ...configuration, width: configuration.height, height: configuration.width }
        expect(quoteData(product, turned).total).toBe(quoteData(product, configuration).total)
      }),
    )
  })

  it('never has its total lowered by adding an option', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const fewer = { ...configuration, options: configuration.options.slice(1) }
        const [more, less] = [quoteData(product, configuration).total, quoteData(product, fewer).total]
        expect(new Exact(more ?? NaN).gte(less ?? NaN)).toBe(true)
      }),
    )
  })

  it('never depends on the order in which options were chosen', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const reversed = { ...configuration, options: [...configuration.options].reverse() }
        expect(quoteData(product, reversed)).toEqual(quoteData(product, configuration))
      }),
    )
  })

  it('is always the same from the answer the browser holds as from the table', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const schedule = priceScheduleFor(product, configuration)
        expect(quoteData(withoutPriceTables(product), configuration, { schedule })).toEqual(
          quoteData(product, configuration),
        )
      }),
    )
  })

  it('with the cap never costs more than without, nor more than any larger tier (PRICE-16)', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const free = quoteData(product, configuration)
        const capped = quoteData(product, configuration, { capAtNextBreak: true })
        const total = new Exact(capped.total ?? NaN)
        expect(total.lte(free.total ?? NaN)).toBe(true)
        const larger = capped.tiers.filter((tier) => tier.quantity > Number(configuration.quantity))
        expect(larger.every((tier) => total.lte(tier.total))).toBe(true)
        expect(capped.nudge).toBeNull()
      }),
    )
  })

  it('nudges always to a larger quantity that costs less, and never stays silent when there is one', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const { nudge, tiers, total } = quoteData(product, configuration)
        const cheaper = tiers.filter(
          (tier) => tier.quantity > Number(configuration.quantity) && new Exact(tier.total).lt(total ?? NaN),
        )
        expect(nudge !== null).toBe(canTypeQuantity(product, configuration) && cheaper.length > 0)
        if (nudge) expect(cheaper.every((tier) => new Exact(nudge.total).lte(tier.total))).toBe(true)
      }),
    )
  })

  it('always shows the current row at the price that is charged (TIER-6)', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const { tiers, total, unitPrice } = quoteData(product, configuration)
        const current = tiers.filter(({ isCurrent }) => isCurrent)
        if (tiers.length > 1) expect(current).toMatchObject([{ total, unitPrice: unitPrice }])
      }),
    )
  })
})

describe('invariants of the unit price', () => {
  it('never rises with the quantity when the rates do not', () => {
    fc.assert(
      fc.property(
        priceTable({ falling: true }),
        inches(),
        inches(),
        quantity(),
        quantity(),
        (table, w, h, a, b) => {
          const schedule = schedulePrices(table, sized(w, h))
          const [few, many] = [Math.min(a, b), Math.max(a, b)]
          expect(
            new Exact(baseUnitPrice(schedule, sized(w, h), many)).lte(
              baseUnitPrice(schedule, sized(w, h), few),
            ),
          ).toBe(true)
        },
      ),
    )
  })

  it('never falls below the billed minimum, and grows with the area within a row', () => {
    fc.assert(
      fc.property(priceTable(), inches(), inches(), quantity(), (table, w, h, count) => {
        const schedule = schedulePrices(table, sized(w, h))
        const least = baseUnitPrice(schedule, sized('0.001', '0.001'), count)
        const wider = new Exact(w).plus(1).toFixed()
        expect(new Exact(baseUnitPrice(schedule, sized(w, h), count)).gte(least)).toBe(true)
        expect(
          new Exact(baseUnitPrice(schedule, sized(wider, h), count)).gte(
            baseUnitPrice(schedule, sized(w, h), count),
          ),
        ).toBe(true)
      }),
    )
  })

  it('never depends on the size when priced by the piece', () => {
    fc.assert(
      fc.property(priceTable({ basis: 'unit' }), inches(), inches(), quantity(), (table, w, h, count) => {
        const schedule = schedulePrices(table, sized(w, h))
        expect(baseUnitPrice(schedule, sized(w, h), count)).toBe(
          baseUnitPrice(schedule, sized('1', '1'), count),
        )
      }),
    )
  })
})
