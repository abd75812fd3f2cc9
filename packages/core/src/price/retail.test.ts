import { describe, expect, it } from 'vitest'
import { dieCut, sized, vinyl } from '../product/example.ts'
import { defaultConfiguration, type PriceTable } from '../product/index.ts'
import { priceSchedule, priceScheduleFor, quoteProduct, quoteTotal } from './index.ts'

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
    expect(quoteProduct(trade, configuration).total).toBe(total)
    expect(quoteTotal(trade, configuration).total).toBe(total)
  })

  it('is as exact from the schedule a browser holds', () => {
    const configuration = configured('10', '10', '10000')
    const schedule = priceScheduleFor(trade, configuration)
    expect(schedule?.prices).toEqual(['1', '0.033333', '0.033333'])
    const bare = { ...trade, materials: [{ ...vinyl, priceTable: undefined }] }
    expect(quoteProduct(bare, configuration, { schedule })).toEqual(quoteProduct(trade, configuration))
  })

  it('needs no thirds where a retail table is stored', () => {
    expect(priceSchedule(wholesalePriceTable, sized('2', '2'))).not.toHaveProperty('exactThirds')
  })
})
