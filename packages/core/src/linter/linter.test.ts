import { describe, expect, it } from 'vitest'
import type { PriceTable } from '../product/types.ts'
import {
  describeFinding,
  describeInPlace,
  isDataError,
  lintPriceTable,
  priceTableFromCsv,
  priceTableFromJson,
  PriceTableTextError,
} from './index.ts'

/** White vinyl, die-cut. */
const VINYL: PriceTable = {
  basis: 'sqin',
  quantities: [10, 25, 50, 100, 250],
  rows: [{ from: '4', minimum: '4', rates: ['.60', '.38', '.25', '.19', '.13', '.085'] }],
}
const table = (more: Partial<PriceTable>): PriceTable => ({ ...VINYL, ...more })
const row = (...rates: string[]) => ({ from: '4', minimum: '4', rates })
const words = (linted: PriceTable, cost?: string) => lintPriceTable(linted, cost).map(describeFinding)

describe('dead zones', () => {
  it('are the quantities that cost more than a larger one (PRICE-14)', () => {
    expect(lintPriceTable(VINYL)).toEqual([
      { kind: 'dead-zone', row: 0, from: '4', first: 7, last: 9, cheaper: 10 },
      { kind: 'dead-zone', row: 0, from: '4', first: 17, last: 24, cheaper: 25 },
      { kind: 'dead-zone', row: 0, from: '4', first: 39, last: 49, cheaper: 50 },
      { kind: 'dead-zone', row: 0, from: '4', first: 69, last: 99, cheaper: 100 },
      { kind: 'dead-zone', row: 0, from: '4', first: 164, last: 249, cheaper: 250 },
    ])
    expect(words(VINYL)[3]).toBe('Row 1 (from 4 sq in): 69 to 99 pieces cost more than 100.')
    const rises = lintPriceTable(table({ quantities: [10], rows: [row('1', '2')] }))
    expect(rises.map(describeInPlace)).toEqual(['The rate at 10 rises with the quantity, from 1 to 2.'])
  })

  it('do not count a quantity that costs just as much', () => {
    expect(lintPriceTable(table({ quantities: [10], rows: [row('1', '.9')] }))).toEqual([])
    expect(words(table({ quantities: [10], rows: [row('1', '.8')] }))).toEqual([
      'Row 1 (from 4 sq in): 9 pieces cost more than 10.',
    ])
  })

  it('may reach back over several tiers to the cheapest quantity of all', () => {
    expect(lintPriceTable(table({ quantities: [10, 20], rows: [row('1', '.95', '.2')] }))).toEqual([
      { kind: 'dead-zone', row: 0, from: '4', first: 5, last: 9, cheaper: 20 },
      { kind: 'dead-zone', row: 0, from: '4', first: 10, last: 19, cheaper: 20 },
    ])
  })

  it('of areas lie below the next row where its rate is lower', () => {
    const rows = [row('1'), { from: '100', minimum: '4', rates: ['.9'] }]
    expect(words(table({ quantities: [], rows }))).toEqual([
      'Row 1 (from 4 sq in): at quantity 1, more than 90 and less than 100 sq in cost more than 100 sq in.',
    ])
    expect(lintPriceTable(table({ basis: 'unit', quantities: [], rows }))).toEqual([])
    const equal = [row('1'), { from: '100', minimum: '4', rates: ['1'] }]
    expect(lintPriceTable(table({ quantities: [], rows: equal }))).toEqual([])
    const billedMore = [row('1'), { from: '100', minimum: '120', rates: ['.9'] }]
    expect(lintPriceTable(table({ quantities: [], rows: billedMore }))).toEqual([])
  })
})

describe('rates', () => {
  it('below cost are listed (PRICE-14)', () => {
    expect(words(VINYL, '.13').at(-1)).toBe(
      'Row 1 (from 4 sq in): the rate at 250 is 0.085, below the cost of 0.13.',
    )
    expect(lintPriceTable(VINYL, '.13').filter(({ kind }) => kind === 'below-cost')).toHaveLength(1)
    expect(lintPriceTable(VINYL, '0').filter(({ kind }) => kind === 'below-cost')).toEqual([])
    for (const cost of ['-1', 'cheap', '']) expect(() => lintPriceTable(VINYL, cost)).toThrow(RangeError)
  })

  it('that rise with the quantity or the area are listed', () => {
    expect(words(table({ quantities: [10], rows: [row('1', '1.1')] }))).toEqual([
      'Row 1 (from 4 sq in): the rate at 10 rises with the quantity, from 1 to 1.1.',
    ])
    const rows = [row('1'), { from: '100', minimum: '4', rates: ['1.2'] }]
    expect(words(table({ quantities: [], rows }))).toEqual([
      'Row 2 (from 100 sq in): the rate at 1 rises with the area, from 1 to 1.2.',
    ])
    expect(lintPriceTable(table({ quantities: [10], rows: [row('1', '1')] }))).toEqual([])
  })
})

describe('a table that can not be used', () => {
  it('is reported so, and nothing else', () => {
    expect(words(table({ rows: [] }))).toEqual(['The table has no rows.'])
    expect(words(table({ quantities: [10], rows: [row('1')] }))).toEqual([
      'Row 1 (from 4 sq in): 1 rates for 2 tiers.',
    ])
    expect(words(table({ quantities: [10], rows: [row('1', 'free')] }))).toEqual([
      'Row 1 (from 4 sq in): the rate at 10 is no amount: "free".',
    ])
    expect(words(table({ quantities: [], rows: [row('0')] }))).toEqual([
      'Row 1 (from 4 sq in): the rate at 1 is no amount: "0".',
    ])
    expect(words(table({ quantities: [], rows: [{ from: '-4', minimum: '', rates: ['1'] }] }))).toEqual([
      'Row 1 (from -4 sq in): the from is no amount: "-4".',
      'Row 1 (from -4 sq in): the minimum is no amount: "".',
    ])
    expect(words(table({ quantities: [10, 10], rows: [row('1', '1', '1')] }))).toEqual([
      'The quantities must ascend: 10 follows 10.',
    ])
    expect(words(table({ quantities: [1], rows: [row('1', '1')] }))).toEqual([
      'The quantities must ascend: 1 follows 1.',
    ])
    expect(words(table({ quantities: [], rows: [row('1'), row('1')] }))).toEqual([
      'The rows must ascend: 4 follows 4.',
    ])
    const far = { from: 'far', minimum: '4', rates: ['1'] }
    expect(words(table({ quantities: [], rows: [row('1'), far] }))).toEqual([
      'Row 2 (from far sq in): the from is no amount: "far".',
    ])
  })

  it('has whole quantities', () => {
    const rows = [row('1', '1')]
    const messages = ['10.5', '"ten"', '1e300'].map((each) =>
      words(priceTableFromJson(JSON.stringify({ quantities: ['?'], rows }).replace('"?"', each))),
    )
    expect(messages).toEqual([
      ['The quantity 10.5 is no whole number.'],
      ['The quantity NaN is no whole number.'],
      ['The quantity 1e+300 is no whole number.'],
    ])
    expect(lintPriceTable(table({ quantities: [10.5], rows })).every(isDataError)).toBe(true)
  })

  it('is a data error, which unwise prices are not', () => {
    const broken = lintPriceTable(table({ quantities: [5, 2], rows: [row('x')] }))
    expect(broken.map((finding) => finding.kind)).toEqual(['not-ascending', 'wrong-length', 'unreadable'])
    expect(broken.every(isDataError)).toBe(true)
    expect(isDataError({ kind: 'empty' })).toBe(true)
    expect(lintPriceTable(VINYL, '1').some(isDataError)).toBe(false)
  })

  it('may cost nothing below its first threshold', () => {
    expect(
      lintPriceTable(table({ quantities: [], rows: [{ from: '0', minimum: '0', rates: ['1'] }] })),
    ).toEqual([])
  })
})

describe('the text of a table', () => {
  it('is CSV with the tiers in its first line', () => {
    expect(priceTableFromCsv('from,minimum,1,10\n4,4,.60,.38\n\n100,4,.54,.342\n')).toEqual({
      basis: 'sqin',
      quantities: [10],
      rows: [
        { from: '4', minimum: '4', rates: ['.60', '.38'] },
        { from: '100', minimum: '4', rates: ['.54', '.342'] },
      ],
    })
    expect(priceTableFromCsv('from,minimum,1\n4', 'unit')).toEqual({
      basis: 'unit',
      quantities: [],
      rows: [{ from: '4', minimum: '', rates: [] }],
    })
    for (const text of [
      '',
      'from,minimum',
      'minimum,from,1',
      'from,min,1',
      'from,minimum,2',
      'from,minimum,1,x',
    ])
      expect(() => priceTableFromCsv(text), text).toThrow(PriceTableTextError)
  })

  it('is JSON as the table itself', () => {
    expect(priceTableFromJson(JSON.stringify(VINYL))).toEqual(VINYL)
    expect(
      priceTableFromJson('{"quantities":["10"],"rows":[{"from":4,"minimum":4,"rates":[0.6,0.5]},null]}'),
    ).toEqual({
      basis: 'sqin',
      quantities: [10],
      rows: [
        { from: '4', minimum: '4', rates: ['0.6', '0.5'] },
        { from: '', minimum: '', rates: [] },
      ],
    })
    for (const text of [
      '',
      'null',
      '[]',
      '{"rows":[]}',
      '{"quantities":[]}',
      '{"basis":"kg","quantities":[],"rows":[]}',
    ])
      expect(() => priceTableFromJson(text), text).toThrow(PriceTableTextError)
  })

  it('is rejected with the reason', () => {
    const csv = 'The first line must read: from,minimum,1 and then the quantity breaks.'
    for (const head of ['x,minimum,1', 'from,x,1', 'from,minimum,1,x10', 'from,minimum,1,10x'])
      expect(() => priceTableFromCsv(head), head).toThrow(csv)
    expect(() => priceTableFromJson('{')).toThrow('The text is no JSON.')
    expect(() => priceTableFromJson('7')).toThrow('The table must be {"basis"')
    expect(new PriceTableTextError('x').name).toBe('PriceTableTextError')
    expect(() => lintPriceTable(VINYL, `-${'1'.repeat(60)}`)).toThrow(/^Not a cost: -1{39}$/)
  })

  it('keeps rows that are blank in part', () => {
    expect(priceTableFromCsv('from,minimum,1\n4,,1\n,,\n').rows).toEqual([
      { from: '4', minimum: '', rates: ['1'] },
    ])
    expect(priceTableFromJson('{"basis":"unit","quantities":[],"rows":[]}').basis).toBe('unit')
  })

  it('is shown no longer than 40 characters of a value that is no amount', () => {
    expect(words(table({ quantities: [], rows: [row('x'.repeat(60))] }))).toEqual([
      `Row 1 (from 4 sq in): the rate at 1 is no amount: "${'x'.repeat(40)}".`,
    ])
  })
})
