import { provisionalPriceOf } from '../price/quoted.ts'
import type { Quote } from '../product/types.ts'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDetails } from '../configuration/describe.ts'
import { messageOf } from '../problem/index.ts'
import { priceScheduleFor, withoutPriceTables } from '../price/index.ts'
import { productAndConfiguration } from '../product/arbitraries.ts'
import { createProduct } from '../product/create-product.ts'
import type { ProductData } from '../product/types.ts'
import { vinyl } from '../product/example.ts'
import { MOST_FILMS, filmsOn, mostFilmsOf, smallestPiece } from './index.ts'
import { quoteData, totalOfData } from '../testing/quote-data.ts'

const color = (id: string, name: string, limits = {}) => ({ id, name, code: '#000000', ...limits })
const film = {
  ...vinyl,
  id: 'cut-vinyl',
  name: 'Cut vinyl',
  colors: [
    color('red', 'Red'),
    color('white', 'White'),
    color('silver', 'Metallic silver', { maxWidth: '12', maxHeight: '24' }),
  ],
  priceTable: {
    basis: 'sqin' as const,
    quantities: [10],
    rows: [{ from: '0', minimum: '6', rates: ['0.45', '0.30'] }],
  },
}
const lettering: ProductData = createProduct({
  ...{ name: 'Window lettering', currency: 'USD', materials: [film], toolType: 'lettering' },
  ...{ needsColor: true, mostFilms: mostFilmsOf('multicolor_cutout') },
})
const inOne = { ...lettering, mostFilms: mostFilmsOf('cutout') }
const chosen = { materialId: 'cut-vinyl', width: '20', height: '10', quantity: '1', options: [] }
const priced = (filmColorIds: readonly string[], more = {}, product: ProductData = lettering) =>
  quoteData(product, { ...chosen, filmColorIds, ...more })

describe('the price of lettering', () => {
  it('is that of its size for each color of film it is cut from (LET-10)', () => {
    expect(priced(['red']).total).toBe('90.00')
    const two = priced(['red', 'white'])
    expect([two.total, two.baseUnitPrice]).toEqual(['180.00', '180.0000'])
    expect(two.lines.map(({ label }) => label)).toEqual(['Cut vinyl, 2 colors'])
    expect(priced(['red', 'white'], { quantity: '10' }).total).toBe('1200.00')
  })

  it('counts the smallest area that is billed for each of them', () => {
    expect(priced(['red', 'white'], { width: '2', height: '2' }).total).toBe('5.40')
  })

  it('counts a color once, and one film where none has a color yet', () => {
    expect(priced(['red', 'red']).total).toBe('90.00')
    expect(priced([], { materialColorId: 'red' }).total).toBe('90.00')
    expect(filmsOn({}, { filmColorIds: ['red', 'white'] })).toBe(1)
  })

  it('is described color by color (CART-8)', () => {
    const style = { unit: 'in', locale: 'en-US' } as const
    const details = describeDetails(lettering, { ...chosen, filmColorIds: ['white', 'red'] }, [], style)
    expect(details).toContainEqual({ label: 'Colors', value: 'Red, White' })
    const one = { ...chosen, filmColorIds: ['red'], materialColorId: 'red' }
    expect(describeDetails(lettering, one, [], style)).toContainEqual({ label: 'Color', value: 'Red' })
  })
})

describe('the colors of lettering (LET-11, MAT-2, MAT-3)', () => {
  const textsOf = (...of: Parameters<typeof priced>) => priced(...of).problems.map(messageOf)

  it('are needed, and are the material’s', () => {
    expect(textsOf([])).toEqual(['Please select a color.'])
    expect(textsOf(['red', 'sky'])).toEqual(['Please select a color.'])
    expect(textsOf(['red', 'white'])).toEqual([])
  })

  it('each fit the size', () => {
    expect(textsOf(['red', 'silver'])).toEqual([
      'The color Metallic silver is not available for the selected size.',
    ])
    expect(textsOf(['silver'], { width: '10' })).toEqual([])
  })

  it('are one of what is cut in one color, and at most six else', () => {
    expect(textsOf(['red', 'white'], {}, inOne)).toEqual(['This product is cut from one color.'])
    const many = Array.from({ length: MOST_FILMS + 1 }, (_, at) => color(`c${at}`, `Color ${at}`))
    const product = { ...lettering, materials: [{ ...film, colors: many }] }
    expect(
      textsOf(
        many.map(({ id }) => id),
        {},
        product,
      ),
    ).toEqual(['This product is cut from at most 6 colors.'])
  })
})

describe('the smallest piece of lettering (LET-12)', () => {
  it('is that of the chosen material, else of the product’s own, and never nothing', () => {
    const free = { ...film, id: 'free', minWidth: null, minHeight: '1' }
    const product = { ...lettering, materials: [film, free] }
    expect(smallestPiece(product, 'free')).toEqual({ width: 0.001, height: 1 })
    for (const other of [null, 'gone'])
      expect(smallestPiece(product, other)).toEqual({ width: 0.5, height: 0.5 })
  })
})

describe('invariants of the price of films', () => {
  const films = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 })

  it('is always so many times the price of one film where nothing else is charged, in the browser, on the server and in the cart (LET-10, PRICE-12)', () => {
    fc.assert(
      fc.property(productAndConfiguration(), films, ({ product, configuration }, filmColorIds) => {
        const bare = { ...product, mostFilms: 4, optionSets: [] }
        const plain = { ...configuration, options: [], vectorize: false, cliparts: [] }
        const [one, several] = [[], filmColorIds].map((each) =>
          quoteData(bare, { ...plain, filmColorIds: each }),
        ) as [ReturnType<typeof quoteData>, ReturnType<typeof quoteData>]
        const count = new Set(filmColorIds).size || 1
        const base = (of: Quote) => provisionalPriceOf(of)?.baseUnitPrice ?? ''
        const times = new Decimal(base(one)).times(count)
        expect(new Decimal(base(several)).minus(times).abs().lte('0.001')).toBe(true)
        const stated = { ...plain, filmColorIds }
        const schedule = priceScheduleFor(bare, stated)
        expect(quoteData(withoutPriceTables(bare), stated, { schedule }).total).toBe(several.total)
        expect(totalOfData(bare, stated).total).toBe(several.total)
      }),
    )
  })
})
