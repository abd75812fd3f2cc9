import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dieCut, sized, vinyl } from '../product/example.ts'
import { defaultConfiguration, type PriceTable } from '../product/index.ts'
import { priceScheduleFor, schedulePrices, withoutPriceTables } from './index.ts'
import { quoteData, totalOfData } from '../testing/quote-data.ts'

const wholesalePriceTable: PriceTable = {
  basis: 'sqin',
  quantities: [100],
  rows: [{ from: '0', minimum: '1', rates: ['0.02', '0.02'] }],
}
const trade = { ...dieCut, materials: [{ ...vinyl, priceTable: undefined, wholesalePriceTable }] }
const configured = (width: string, height: string, quantity: string) => ({
  ...defaultConfiguration(trade),
  width,
  height,
  quantity,
})

describe('retail made of wholesale', () => {
  it.each([
    ['2', '2', '10000', '1333.33'],
    ['10', '10', '10000', '33333.33'],
    ['48', '96', '1000', '153600.00'],
  ])('%s x %s, %s pieces: ÷ 0.6 exactly, rounded once', (width, height, quantity, total) => {
    const configuration = configured(width, height, quantity)
    expect(quoteData(trade, configuration).total).toBe(total)
    expect(totalOfData(trade, configuration).total).toBe(total)
  })

  it('is exact at every number of places and however large: rate × area × pieces × 5 ÷ 3, rounded once', () => {
    const rate = fc.record({
      units: fc.bigInt(1n, 999_999_999n),
      places: fc.constantFrom(0, 1, 2, 3, 4, 6, 9),
    })
    const side = fc.integer({ min: 1, max: 48 })
    fc.assert(
      fc.property(rate, side, side, fc.integer({ min: 1, max: 1_000_000 }), (of, width, height, pieces) => {
        const digits = String(of.units).padStart(of.places + 1, '0')
        const text = of.places === 0 ? digits : `${digits.slice(0, -of.places)}.${digits.slice(-of.places)}`
        const table = { ...wholesalePriceTable, rows: [{ from: '0', minimum: '1', rates: [text, text] }] }
        const product = {
          ...trade,
          materials: [{ ...vinyl, priceTable: undefined, wholesalePriceTable: table }],
        }
        const configuration = configured(String(width), String(height), String(pieces))
        const cents = of.units * BigInt(width * height) * BigInt(pieces) * 500n
        const divisor = 3n * 10n ** BigInt(of.places)
        const rounded = (2n * cents + divisor) / (2n * divisor)
        const total = `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`
        expect(totalOfData(product, configuration)).toMatchObject({ total })
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['0.00003', '0.00005'],
    ['0.00002', '0.0000'],
  ])('of %s wholesale is shown as it is where its decimals end, else rounded: %s', (rate, unitPrice) => {
    const table = { ...wholesalePriceTable, rows: [{ from: '0', minimum: '1', rates: [rate, rate] }] }
    const product = { ...trade, materials: [{ ...vinyl, priceTable: undefined, wholesalePriceTable: table }] }
    expect(quoteData(product, configured('1', '1', '10000'))).toMatchObject({ unitPrice })
  })

  it('is as exact from the schedule a browser holds', () => {
    const configuration = configured('10', '10', '10000')
    const schedule = priceScheduleFor(trade, configuration)
    expect(schedule?.prices).toEqual(['1', '0.033333', '0.033333'])
    expect(quoteData(withoutPriceTables(trade), configuration, { schedule })).toEqual(
      quoteData(trade, configuration),
    )
  })

  it('needs no thirds where a retail table is stored', () => {
    expect(schedulePrices(wholesalePriceTable, sized('2', '2'))).not.toHaveProperty('exactThirds')
  })
})
