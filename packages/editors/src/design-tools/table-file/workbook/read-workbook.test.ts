import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeWorkbook, type WrittenCell, type WrittenWorkbook } from '../testing/workbook.ts'
import { readWorkbook, type WorkbookChoice } from './read-workbook.ts'

const read = (workbook: WrittenWorkbook, choice?: WorkbookChoice) =>
  readWorkbook(writeWorkbook(workbook), choice)

/** The displayed texts of one row's cells, each with its own number format. */
const shown = (
  cells: readonly (readonly [value: number, format: string | number])[],
  more: Partial<WrittenWorkbook> = {},
  locale?: string,
) => {
  const rows = cells.map(([value], style) => [{ value, style }])
  return read(
    { sheets: [{ name: 'Sheet', rows }], formats: cells.map(([, format]) => format), ...more },
    { locale },
  ).rows.flat()
}
const one = (cell: WrittenCell, more: Partial<WrittenWorkbook> = {}) =>
  read({ sheets: [{ name: 'Sheet', rows: [[cell]] }], ...more })

describe('the text of a cell, as the sheet displays it (VAR-18)', () => {
  it('has leading zeros, separators, percent, currency and fractions (VAR-18)', () => {
    expect(
      shown([
        [123, '00000'],
        [1250, '#,##0.00'],
        [0.15, '0%'],
        [4.5, '$#,##0.00'],
        [0.5, '# ?/?'],
        [4.5, '[$€-407] #,##0.00'],
        [1250, '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'],
        [-3, '[$-407]0.0;"minus "0.0'],
        [5551234567, '(000) 000-0000'],
        [0.156, 10],
      ]),
    ).toEqual([
      '00123',
      '1,250.00',
      '15%',
      '$4.50',
      '1/2',
      '€ 4.50',
      '$1,250.00',
      'minus 3.0',
      '(555) 123-4567',
      '15.60%',
    ])
  })

  it('has dates and times in their formats, in both date systems', () => {
    const day = 46353
    const cells = [
      [day, 'd mmm yyyy'],
      [8.5 / 24, 'hh:mm'],
      [day + 0.5, 'm/d/yy h:mm AM/PM'],
      [1.5, '[h]:mm'],
      [day, 14],
    ] as const
    const texts = ['27 Nov 2026', '08:30', '11/27/26 12:00 PM', '36:00', '11/27/2026']
    expect(shown(cells)).toEqual(texts)
    const in1904 = cells.map(([value, format]) => [value > 10 ? value - 1462 : value, format] as const)
    expect(shown(in1904, { from1904: true })).toEqual(texts)
    expect(one({ xml: '<c t="d"><v>2026-11-27T08:30:00</v></c>' }).rows).toEqual([['2026-11-27 08:30']])
  })

  it('follows the reader’s language where the sheet does', () => {
    const cells = [
      [46353, 14],
      [1250.5, '#,##0.00'],
      [46353, '[$-409]mmmm'],
      [1.5, 'General'],
    ] as const
    expect(shown(cells, {}, 'de-DE')).toEqual(['27.11.2026', '1.250,50', 'November', '1,5'])
    expect(shown(cells, {}, 'en-GB')[0]).toBe('27/11/2026')
    expect(shown(cells, {}, 'tlh')).toEqual(shown(cells, {}, 'en-US'))
    expect(shown(cells, {}, '!')).toEqual(shown(cells, {}, 'en-US'))
  })

  it('has all digits of a number without a format: a code must not become 5.9E+12', () => {
    expect(
      shown([5901234123457, 0.1 + 0.2, 12345678901.25, 1e20, -123456789012345].map((value) => [value, 0])),
    ).toEqual(['5901234123457', '0.3', '12345678901', '1E+20', '-123456789012345'])
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), (value) => {
        expect(shown([[value, 'General']])).toEqual([String(value)])
      }),
    )
  })

  it('is the typed text, with runs joined and phonetic hints removed', () => {
    const sharedStrings = [
      '<r><t xml:space="preserve">Smith </t></r><r><rPr><b/></rPr><t>&amp; Sons</t></r><rPh sb="0" eb="1"><t>SUMISU</t></rPh>',
      '<t>two_x000D_lines _x005F_x0041_</t>',
    ]
    const text = (n: number): WrittenCell => ({ xml: `<c t="s"><v>${n}</v></c>` })
    expect(one(text(0), { sharedStrings }).rows).toEqual([['Smith & Sons']])
    expect(one(text(1), { sharedStrings }).rows).toEqual([['two\rlines _x0041_']])
    expect(one('00123').rows).toEqual([['00123']])
    expect(one('_x005F_x0041_').rows).toEqual([['_x0041_']])
    expect(one({ xml: '<c t="b"><v>1</v></c>' }).rows).toEqual([['TRUE']])
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (typed) => {
        fc.pre(!/[\p{Cc}_]/u.test(typed) && typed.trim() === typed && !/[\uFFFE\uFFFF]/.test(typed))
        expect(one(typed).rows).toEqual([[typed]])
      }),
    )
  })

  it('is a formula’s cached result; cells without one, errors and impossible dates are blank and counted', () => {
    const formula = (rest: string, kind = 'n'): WrittenCell => ({
      xml: `<c t="${kind}"><f>A1</f>${rest}</c>`,
    })
    const rows = [
      [formula('<v>7</v>'), formula('<v>seven</v>', 'str'), formula('<v></v>', 'str')],
      [formula(''), { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }, { value: -5, style: 1 }],
    ]
    const reading = read({ sheets: [{ name: 'Sheet', rows }], formats: [0, 'd mmm yyyy'] })
    expect(reading.rows[0]).toEqual(['7', 'seven'])
    expect(reading.rows[1]?.join('')).toBe('')
    expect(reading.cellsWithoutValue).toBe(3)
  })

  it('ignores an invalid format', () => expect(shown([[3, 'bad [[[']])).toEqual(['3']))
})

describe('the rows of a sheet, as displayed (VAR-18)', () => {
  const guests = { name: 'Guests', rows: [['Name'], ['Ana'], ['Ben'], ['Cora']] }

  it('omit and count hidden and filtered rows, unless requested', () => {
    const workbook = { sheets: [{ ...guests, hidden: [3, 5] }] }
    expect(read(workbook)).toMatchObject({ rows: [['Name'], ['Ana'], ['Cora']], hiddenRows: 1 })
    expect(read(workbook, { withHidden: true })).toMatchObject({ rows: guests.rows, hiddenRows: 1 })
  })

  it('are those of the chosen visible sheet', () => {
    const more = { name: 'Seats & rows', rows: [['Seat']] }
    const secret = { name: 'Prices', rows: [['Price']], state: 'veryHidden' as const }
    const workbook = { sheets: [secret, guests, more] }
    expect(read(workbook)).toMatchObject({ sheets: ['Guests', 'Seats & rows'], sheet: 'Guests' })
    expect(read(workbook, { sheet: 'Seats & rows' }).rows).toEqual([['Seat']])
    expect(read(workbook, { sheet: 'Prices' }).sheet).toBe('Guests')
  })

  it('repeat the content of merged cells in each row', () => {
    const rows = [
      ['Team', 'Name'],
      ['Red', 'Ana'],
      ['', 'Ben'],
      ['Blue', 'Cora'],
    ]
    const merged = ['A2:A3', 'A1048576:XFD1048576', 'bad', 'A4:XFD1048576']
    expect(read({ sheets: [{ name: 'Teams', rows, merged }] }).rows).toEqual([
      ['Team', 'Name'],
      ['Red', 'Ana'],
      ['Red', 'Ben'],
      ['Blue', 'Blue'],
    ])
  })
})
