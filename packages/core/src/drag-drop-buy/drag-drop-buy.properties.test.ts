import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDetails } from '../configuration/describe.ts'
import { messageOf } from '../problem/index.ts'
import { priceScheduleFor, withoutPriceTables } from '../price/index.ts'
import { chosenCliparts, productAndConfiguration } from '../product/arbitraries.ts'
import { createProduct } from '../product/create-product.ts'
import { vinyl } from '../product/example.ts'
import { clipartProblems, emptyProblems } from './index.ts'
import { quoteData, totalOfData } from '../testing/quote-data.ts'

const family = createProduct({
  name: 'Family car stickers',
  productClass: 'ddb',
  currency: 'USD',
  materials: [vinyl],
  cliparts: [
    { id: 'dad', name: 'Dad', price: '1.00' },
    { id: 'dog', name: 'Dog', price: '0.50' },
    { id: 'leaf', name: 'Leaf', price: null },
  ],
  mostCliparts: 4,
})
const strip = { materialId: 'white-vinyl', width: '8', height: '3', quantity: '10', options: [] }
const priced = (cliparts: readonly string[]) => quoteData(family, { ...strip, cliparts })

describe('the price of a strip', () => {
  it('is that of its size, plus that of each figure on every piece (DDB-2)', () => {
    const { total, unitPrice, lines } = priced(['dog', 'dad', 'leaf', 'dog'])
    // 24 in² × .38 = 9.12, and 2.00 of figures.
    expect([unitPrice, total]).toEqual(['11.1200', '111.20'])
    expect(lines.map(({ kind, label, total: of }) => [kind, label, of])).toEqual([
      ['base', 'White vinyl', '91.20'],
      ['clipart', 'Dad', '10.00'],
      ['clipart', 'Dog × 2', '10.00'],
    ])
  })

  it('is described figure by figure (CART-8)', () => {
    const configuration = { ...strip, cliparts: ['dog', 'dad', 'dog'] }
    const details = describeDetails(family, configuration, [], { unit: 'in', locale: 'en-US' })
    expect(details).toContainEqual({ label: 'Figures', value: 'Dad, Dog × 2' })
  })
})

describe('the figures of a strip', () => {
  const textsOf = (cliparts: readonly string[]) => priced(cliparts).problems.map(messageOf)

  it('are at most as many as fit, and only those the product offers (DDB-3)', () => {
    expect(textsOf(['dad', 'dad', 'dog', 'leaf'])).toEqual([])
    expect(textsOf(['dad', 'dad', 'dog', 'leaf', 'leaf'])).toEqual(['At most 4 figures fit on this product.'])
    expect(textsOf(['dad', 'shark'])).toEqual([
      'One of the figures is no longer available for this product. Please take it off.',
    ])
  })

  it('include at least one when it is ordered (DDB-5)', () => {
    expect(emptyProblems(family, { cliparts: [] }).map(messageOf)).toEqual(['Put at least one figure on it.'])
    expect(emptyProblems(family, { cliparts: ['dog'] })).toEqual([])
    expect(emptyProblems({ productClass: 'custom' }, {})).toEqual([])
  })

  it('are rejected if the product offers none', () => {
    const [first] = clipartProblems({}, { cliparts: ['dad'] })
    expect(first?.code).toBe('cliparts.not-offered')
    expect(clipartProblems({}, {})).toEqual([])
  })
})

describe('invariants of the price of a strip', () => {
  const configured = productAndConfiguration().chain((of) =>
    fc.record({ of: fc.constant(of), cliparts: chosenCliparts(of.product) }),
  )

  it('is always the price without figures, plus theirs on every piece, in any order (DDB-2)', () => {
    fc.assert(
      fc.property(configured, ({ of: { product, configuration }, cliparts }) => {
        const { total, quantity } = quoteData(product, { ...configuration, cliparts })
        const turned = quoteData(product, { ...configuration, cliparts: cliparts.toReversed() })
        expect(turned.total).toBe(total)
        const free = (product.cliparts ?? []).map((each) => ({ ...each, price: null }))
        const without = quoteData({ ...product, cliparts: free }, { ...configuration, cliparts })
        const priceOf = (id: string) => product.cliparts?.find((each) => each.id === id)?.price ?? '0'
        const added = Decimal.sum('0', ...cliparts.map(priceOf)).times(quantity ?? 0)
        // Each total is rounded separately.
        const place = new Decimal(10).pow(-(total?.split('.')[1]?.length ?? 0))
        expect(new Decimal(total!).minus(without.total!).minus(added).abs().lte(place)).toBe(true)
      }),
    )
  })

  it('is always the same in the browser, on the server and in the cart (DDB-2, PRICE-12)', () => {
    fc.assert(
      fc.property(configured, ({ of: { product, configuration }, cliparts }) => {
        const chosen = { ...configuration, cliparts }
        const { total, lines, currency } = quoteData(product, chosen)
        const schedule = priceScheduleFor(product, chosen)
        expect(quoteData(withoutPriceTables(product), chosen, { schedule }).total).toBe(total)
        expect(totalOfData(product, chosen).total).toBe(total)
        const sum = Decimal.sum('0', ...lines.map((line) => line.total))
        expect([sum.eq(total!), currency]).toEqual([true, product.currency])
      }),
    )
  })
})
