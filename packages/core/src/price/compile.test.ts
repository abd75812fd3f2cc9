import { describe, expect, it } from 'vitest'
import { sized, whiteVinyl } from '../product/example.ts'
import type { PriceTable, SchedulePrices } from '../product/types.ts'
import { compiledSchedule, compiledTable } from './compile.ts'
import { PriceDataError, schedulePrices } from './index.ts'

const schedule = (more: Partial<SchedulePrices> = {}): SchedulePrices => ({
  prices: ['4', '.60', '.38'],
  quantities: [10],
  ...more,
})
const table = (...froms: string[]): PriceTable => ({
  basis: 'sqin',
  quantities: [10],
  rows: froms.map((from) => ({ from, minimum: '4', rates: ['.6', '.3'] })),
})
const messageFrom = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return error instanceof PriceDataError ? `${error.name}: ${error.message}` : String(error)
  }
  return 'nothing'
}

describe('a price answer', () => {
  it('has two prices more than breaks', () => {
    expect(messageFrom(() => compiledSchedule(schedule({ quantities: [10, 25] })))).toBe(
      'PriceDataError: A price answer of 2 breaks has 3 prices, not 4',
    )
  })

  it('has whole, ascending breaks above 1', () => {
    for (const wrong of [1, 0, -10, 10.5, NaN, 2 ** 53]) {
      expect(messageFrom(() => compiledSchedule(schedule({ quantities: [wrong] })))).toBe(
        `PriceDataError: Quantity breaks must be whole, above 1 and ascending: ${wrong}`,
      )
    }
    for (const quantities of [
      [25, 10],
      [10, 10],
    ]) {
      const prices = ['4', '.6', '.5', '.4']
      expect(messageFrom(() => compiledSchedule({ prices, quantities }))).toMatch(
        new RegExp(`ascending: ${quantities.join(', ')}$`),
      )
    }
    expect(compiledSchedule(schedule({ quantities: [2] })).quantities).toEqual([2])
  })

  it('has figures of digits and a point, 12 on either side of it', () => {
    for (const figure of ['0', '.5', '0.50', '123456789012.123456789012', '.123456789012']) {
      expect(messageFrom(() => compiledSchedule(schedule({ prices: ['4', figure, '1'] })))).toBe('nothing')
    }
    const wrong = [
      '',
      '.',
      '1.',
      '-1',
      '+1',
      '1e3',
      ' 1',
      '1 ',
      '1,5',
      '1234567890123',
      '.1234567890123',
      'x',
    ]
    for (const figure of [...wrong, '0.1234567890123', 'a.5', '.5b']) {
      expect(messageFrom(() => compiledSchedule(schedule({ prices: ['4', figure, '1'] })))).toBe(
        `PriceDataError: Not a figure of a price table: ${figure}`,
      )
    }
    expect(messageFrom(() => compiledSchedule(schedule({ prices: ['9'.repeat(99), '1', '1'] })))).toBe(
      `PriceDataError: Not a figure of a price table: ${'9'.repeat(40)}`,
    )
  })

  it('keeps every rate exactly', () => {
    const { rates, minimum, areaPlaces, basis } = compiledSchedule(schedule({ prices: ['4', '.6', '.0675'] }))
    expect(rates).toEqual({ units: [6000, 675], places: 4, thirds: 1 })
    expect([minimum, areaPlaces, basis]).toEqual([4_000_000, 6, 'sqin'])
    const fine = compiledSchedule(schedule({ prices: ['4.0000001', '1', '1'] }))
    expect([fine.minimum, fine.areaPlaces]).toEqual([4_000_000_100_000, 12])
  })
})

describe('a price table', () => {
  it('has a row at least', () => {
    expect(messageFrom(() => compiledTable(table()))).toBe(
      'PriceDataError: A price table needs at least one row',
    )
  })

  it('has its rows in order, whichever way they are written', () => {
    expect(compiledTable(table('100', '0', '9')).map(({ from }) => from)).toEqual([0, 9e6, 100e6])
  })

  it('gives its answers a basis only where they are prices per piece', () => {
    const size = sized('2', '2')
    expect(schedulePrices(whiteVinyl, size)).not.toHaveProperty('basis')
    expect(schedulePrices({ ...whiteVinyl, basis: 'unit' }, size).basis).toBe('unit')
  })
})
