import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import {
  duplicateProblems,
  equalLengthProblems,
  quantityFromVariableData,
  readNumberRange,
  readVariableData,
  recordOfRange,
  recordsOfRange,
  switchSymbol,
  usesStackedLayout,
  variableDataProblems,
  type VariableData,
} from './index.ts'

const rangeOf = (from: string, to: string) => {
  const reading = readNumberRange(from, to)
  if ('problem' in reading) throw new Error(messageOf(reading.problem))
  return reading.range
}
const records = (from: string, to: string) => [...recordsOfRange(rangeOf(from, to))]
const texts = (kind: 'range' | 'list', ...parts: [string, string?]) =>
  variableDataProblems(
    kind === 'range' ? { kind, from: parts[0], to: parts[1] ?? '' } : { kind, text: parts[0] },
  ).map(messageOf)

describe('a letter that the shop’s font lacks (VAR-14)', () => {
  it('is an error that names it, in a list and around the numbers of a range (VAR-14)', () => {
    const can = ' Please use other letters.'
    expect(texts('list', '日本,中国,A1')).toEqual([`We can’t print 日, 本, 中, 国.${can}`])
    expect(texts('list', 'P-1,पार्क,🚗')).toEqual([`We can’t print प, ा, र, ्, क.${can}`])
    expect(texts('range', '№ 1', '№ 9')).toEqual([`We can’t print №.${can}`])
    expect(quantityFromVariableData({ kind: 'list', text: '日本' })).toBeNull()
  })

  it('doesn’t occur in western names, composed or not', () => {
    expect(texts('list', '"Ng, Ada",B 12,Ö-7,Zoë,José,Jose\u0301,naïve – “so”,50 €')).toEqual([])
  })
})

describe('a number range', () => {
  it('is as long as the largest difference between paired numbers plus 1 (VAR-3)', () => {
    expect(rangeOf('1', '20').length).toBe(20)
    expect(rangeOf('7', '7').length).toBe(1)
    expect(rangeOf('Row 1 Seat 01', 'Row 1 Seat 20').length).toBe(20)
    expect(rangeOf('1-1', '3-20').length).toBe(20)
  })

  it('requires numbers in both bounds, as many in one as in the other (VAR-2)', () => {
    const not = ['Not a valid number range.']
    expect(texts('range', '', '')).toEqual(not)
    expect(texts('range', '1', '')).toEqual(not)
    expect(texts('range', 'a', 'b')).toEqual(not)
    expect(texts('range', 'Row 1 Seat 1', 'Row 20')).toEqual(not)
    expect(texts('range', '١', '٣')).toEqual(not)
    expect(texts('range', '1', '3')).toEqual([])
  })

  it('begins with From, even if To is padded', () => {
    expect([records('A6', 'A010')[0], records('A06', 'A10')[0]]).toEqual(['A6', 'A06'])
  })

  it('is reported if it is too long to be counted exactly', () => {
    const [problem] = variableDataProblems({ kind: 'range', from: '1', to: '9999999999999999' })
    expect(problem && messageOf(problem)).toBe(
      'Variable data can have at most 100,000 records; this would make more than 1,000,000,000,000.',
    )
  })

  it('keeps zero padding, prefixes and suffixes (VAR-4)', () => {
    expect(records('No. 098 A', 'No. 101 A')).toEqual(['No. 098 A', 'No. 099 A', 'No. 100 A', 'No. 101 A'])
    expect(records('8', '10')).toEqual(['8', '9', '10'])
    expect(records('8', '010')).toEqual(['8', '9', '10'])
    expect(records('0', '2')).toEqual(['0', '1', '2'])
    const padding = [rangeOf('0', '2'), rangeOf('8', '010')].map(({ pairs }) => pairs[0]?.padding)
    expect(padding).toEqual([0, 0])
  })

  it('counts down if it descends (VAR-4)', () => {
    expect(records('03', '01')).toEqual(['03', '02', '01'])
  })

  it('keeps a shorter pair at its end', () => {
    expect(records('Row 1 Seat 1', 'Row 2 Seat 4')).toEqual([
      'Row 1 Seat 1',
      'Row 2 Seat 2',
      'Row 2 Seat 3',
      'Row 2 Seat 4',
    ])
  })

  it('is exact far beyond what a float holds', () => {
    const from = '9'.repeat(30)
    const to = `1${'0'.repeat(29)}1`
    expect(records(from, to)).toEqual([from, `1${'0'.repeat(30)}`, to])
  })

  it('has no record outside its length', () => {
    for (const index of [-1, 3, 0.5, Number.NaN])
      expect(() => recordOfRange(rangeOf('1', '3'), index)).toThrow(
        new RangeError(`A range of 3 has no record ${index}.`),
      )
  })
})

describe('the quantity from variable data', () => {
  it('is the length of the range or list (VAR-5)', () => {
    expect(quantityFromVariableData({ kind: 'range', from: '101', to: '350' })).toBe(250)
    expect(quantityFromVariableData({ kind: 'list', text: 'Anna, Ben, Cora' })).toBe(3)
    expect(quantityFromVariableData({ kind: 'list', text: 'Anna, Ben, Anna' })).toBe(3)
    expect(quantityFromVariableData({ kind: 'list', text: ' , ,' })).toBeNull()
    expect(quantityFromVariableData({ kind: 'range', from: 'A', to: 'B' })).toBeNull()
  })

  it('is at most 100,000 (VAR-13)', () => {
    expect(quantityFromVariableData({ kind: 'range', from: '1', to: '100000' })).toBe(100_000)
    expect(quantityFromVariableData({ kind: 'list', text: 'a,'.repeat(100_000) })).toBe(100_000)
    const tooMany = (count: string) => [
      `Variable data can have at most 100,000 records; this would make ${count}.`,
    ]
    expect(texts('range', '1', '100001')).toEqual(tooMany('100,001'))
    expect(texts('range', '0', '9'.repeat(20))).toEqual(tooMany('more than 1,000,000,000,000'))
    expect(texts('range', '9'.repeat(20), '0')).toEqual(tooMany('more than 1,000,000,000,000'))
    expect(texts('list', `${'a,'.repeat(100_001)}"`)).toEqual(tooMany('100,002'))
    expect(quantityFromVariableData({ kind: 'list', text: `${'a,'.repeat(99_999)}"b` })).toBeNull()
  })

  it('is reported at the field it was typed in', () => {
    const fieldOf = (data: VariableData, field?: string) => variableDataProblems(data, field)[0]?.field
    const wrong: VariableData[] = [
      { kind: 'range', from: 'a', to: 'b' },
      { kind: 'range', from: '1', to: '999999' },
      { kind: 'list', text: '' },
      { kind: 'list', text: '"' },
      { kind: 'list', text: 'a,a' },
    ]
    expect(wrong.map((data) => fieldOf(data))).toEqual(Array(5).fill('variableData'))
    expect(wrong.map((data) => fieldOf(data, 'texts.3'))).toEqual(Array(5).fill('texts.3'))
    expect(readNumberRange('a', 'b')).toMatchObject({ problem: { field: 'variableData' } })
    expect(duplicateProblems(['a', 'a'])).toMatchObject([{ field: 'variableData' }])
    expect(duplicateProblems(['a', 'b'])).toEqual([])
  })

  it('reports errors in a list (VAR-12)', () => {
    expect(texts('list', ' ')).toEqual(['Please enter at least one value, separated by commas.'])
    expect(texts('list', 'a,"b')).toEqual(['A quotation mark is opened but not closed.'])
    expect(texts('list', 'a,b,b,a')).toEqual(['The value b occurs more than once.'])
    expect(readVariableData({ kind: 'list', text: 'a,b,b' }).problems[0]?.level).toBe('warning')
    expect(variableDataProblems({ kind: 'list', text: '' }, 'texts.3')[0]?.field).toBe('texts.3')
  })
})

describe('switching the kind of a text’s variation', () => {
  const plain = {
    symbol: 'none',
    symbolName: '',
    symbolFile: '',
    symbolRangeStart: '',
    symbolRangeEnd: '',
    text: 'No. 1',
  } as const

  it('to a range moves the text into the range start (VAR-7)', () => {
    expect(switchSymbol(plain, 'number_range')).toEqual({
      ...plain,
      symbol: 'number_range',
      symbolRangeStart: 'No. 1',
      text: 'Number Range',
    })
  })

  it('to a list moves the range start into the text and clears the range (VAR-6)', () => {
    const range = { ...switchSymbol(plain, 'number_range'), symbolRangeEnd: 'No. 9' }
    expect(switchSymbol(range, 'csv_list')).toEqual({ ...plain, symbol: 'csv_list' })
    expect(switchSymbol(range, 'none')).toEqual(plain)
    expect(switchSymbol(range, 'variable_data').text).toBe('No. 1')
  })

  it('between kinds without a range keeps the text, and to the same kind changes nothing', () => {
    expect(switchSymbol({ ...plain, symbol: 'csv_list' }, 'variable_data')).toEqual({
      ...plain,
      symbol: 'variable_data',
    })
    const column = { ...plain, symbol: 'variable_data', symbolFile: 'seats.csv' } as const
    expect(switchSymbol(column, 'csv_list')).toEqual({ ...plain, symbol: 'csv_list' })
    const range = switchSymbol(plain, 'number_range')
    expect(switchSymbol(range, 'number_range')).toBe(range)
  })
})

describe('the layout of a range', () => {
  it('is stacked if a bound exceeds 20 characters (VAR-9)', () => {
    const [twenty, longer] = ['x'.repeat(20), 'x'.repeat(21)]
    expect(usesStackedLayout(twenty, twenty)).toBe(false)
    expect(usesStackedLayout(longer, '1')).toBe(true)
    expect(usesStackedLayout('1', longer)).toBe(true)
  })
})

describe('several variable elements in one design', () => {
  it('must have the same length; the problem names both (VAR-10)', () => {
    const [numbers, names] = [
      { name: 'Numbers', length: 20 },
      { name: 'Names', length: 19 },
    ]
    expect(equalLengthProblems([numbers, numbers, names]).map(messageOf)).toEqual([
      'Numbers has 20 records and Names has 19; in one design they must be equal.',
    ])
    expect(equalLengthProblems([numbers, names])[0]?.field).toBe('variableData')
    expect(equalLengthProblems([numbers, numbers])).toEqual([])
    expect(equalLengthProblems([])).toEqual([])
  })
})
