import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../product/arbitraries.ts'
import { csvRows, csvText, numberRange } from './arbitraries.ts'
import { distanceBetween } from './distance.ts'
import {
  listText,
  MAXIMUM_RECORDS,
  quantityFromVariableData,
  readCsv,
  readList,
  readNumberRange,
  recordsOfRange,
  switchSymbol,
  TEXT_SYMBOLS,
} from './index.ts'

const rangeOf = (from: string, to: string) => {
  const reading = readNumberRange(from, to)
  return 'range' in reading ? reading.range : null
}

describe('invariants of number ranges', () => {
  it('are always as long as the distance they were built from, plus 1', () => {
    fc.assert(
      fc.property(numberRange(), ({ from, to, distance }) => {
        expect(rangeOf(from, to)?.length).toBe(Math.abs(distance) + 1)
      }),
    )
  })

  it('are always as long downwards as upwards (VAR-3)', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        expect(rangeOf(from, to)?.length).toBe(rangeOf(to, from)?.length)
      }),
    )
  })

  it('always begin at From and end at To', () => {
    fc.assert(
      fc.property(numberRange(), ({ from, to }) => {
        const range = rangeOf(from, to)
        const records = range ? [...recordsOfRange(range)] : []
        expect([records.at(0), records.at(-1)]).toEqual([from, to])
      }),
    )
  })

  it('never repeat a record of one number', () => {
    fc.assert(
      fc.property(numberRange(), ({ from, to }) => {
        const range = rangeOf(from, to)
        const records = range ? [...recordsOfRange(range)] : []
        expect(new Set(records).size).toBe(range?.length)
      }),
    )
  })

  it('never measure a distance otherwise than exact arithmetic does', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 40n })
    fc.assert(
      fc.property(
        digits,
        fc.oneof(digits, fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n })),
        (a, other) => {
          const b = other < 0n ? (a + other < 0n ? 0n : a + other) : other
          const exact = b - a
          const far = 10n ** 12n
          const expected = exact > far ? far : exact < -far ? -far : exact
          expect(distanceBetween(a.toString(), b.toString())).toBe(Number(expected))
        },
      ),
    )
  })

  it('never set a quantity below 1 or above the maximum', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        const quantity = quantityFromVariableData({ kind: 'range', from, to }) ?? 1
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAXIMUM_RECORDS).toBe(true)
      }),
    )
  })
})

describe('invariants of lists', () => {
  it('always give back the fields that were quoted', () => {
    fc.assert(
      fc.property(csvRows(), (rows) => {
        expect(readCsv(csvText(rows)).rows.map((row) => row.map((field) => field.text))).toEqual(rows)
      }),
    )
  })

  it('never lose a value to whitespace or blank neighbors', () => {
    const value = fc.stringMatching(/^[a-z][a-z ]{0,6}[a-z]$/)
    fc.assert(
      fc.property(fc.array(value), fc.constantFrom(',', ' , ', ',,', '\n', '\r\n'), (values, comma) => {
        expect(readList(values.join(comma)).records).toEqual(values)
      }),
    )
  })

  it('are always read back as the column they were (VAR-15)', () => {
    const value = fc.oneof(anyText(), fc.constantFrom('', ' ', 'Smith, Ben', '5" pipe', '\uFEFF', 'a\r\nb'))
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(readList(listText(values))).toEqual({ records: values, blanksRemoved: 0, unclosed: false })
      }),
    )
  })

  it('never throw, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { records, blanksRemoved } = readList(text)
        expect(records.length + blanksRemoved).toBeLessThanOrEqual(text.length + 1)
      }),
    )
  })
})

describe('invariants of text symbols', () => {
  const varying = fc.record({
    symbol: fc.constantFrom(...TEXT_SYMBOLS),
    symbolName: fc.string(),
    symbolFile: fc.string(),
    symbolRangeStart: fc.string(),
    symbolRangeEnd: fc.string(),
    text: fc.string(),
  })

  it('always keep the start from range to list and back to range (DESIGN-3)', () => {
    fc.assert(
      fc.property(varying, (element) => {
        const range = switchSymbol({ ...element, symbol: 'none' }, 'number_range')
        const again = switchSymbol(switchSymbol(range, 'csv_list'), 'number_range')
        expect(again.symbolRangeStart).toBe(element.text)
      }),
    )
  })

  it('never leave a range behind in a list (VAR-1)', () => {
    fc.assert(
      fc.property(varying, (element) => {
        const list = switchSymbol({ ...element, symbol: 'number_range' }, 'csv_list')
        expect([list.symbolRangeStart, list.symbolRangeEnd]).toEqual(['', ''])
        expect(list.text).toBe(element.symbolRangeStart)
      }),
    )
  })
})
