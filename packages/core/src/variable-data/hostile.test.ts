import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import {
  listText,
  LONGEST_LIST,
  NO_VARIATION,
  quantityFromVariableData,
  readList,
  readNumberRange,
  switchSymbol,
  variableDataProblems,
} from './index.ts'

const lengthOf = (from: string, to: string) => {
  const reading = readNumberRange(from, to)
  return 'range' in reading ? reading.range.length : messageOf(reading.problem)
}

describe('long variable data', () => {
  it('is at most 100,000', () => {
    const tooMany = (count: string) =>
      `Variable data can have at most 100,000 records; this would make ${count}.`
    expect(quantityFromVariableData({ kind: 'range', from: '1', to: '100000' })).toBe(100_000)
    expect(quantityFromVariableData({ kind: 'range', from: '0', to: '100000' })).toBeNull()
    expect(variableDataProblems({ kind: 'range', from: '0', to: '100000' }).map(messageOf)).toEqual([
      tooMany('100,001'),
    ])
    expect(quantityFromVariableData({ kind: 'list', text: 'a,'.repeat(100_000) })).toBe(100_000)
    expect(variableDataProblems({ kind: 'list', text: 'a,'.repeat(100_001) }).map(messageOf)).toEqual([
      tooMany('100,001'),
    ])
  })
})

describe('a list of 100,000 names', () => {
  const names = Array.from({ length: 100_000 }, (_, n) => `Guest ${n}, Pier`)
  const text = listText(names)

  it('is within what a list may hold, and read once however often it is asked for (VAR-13)', () => {
    expect(text.length).toBeLessThan(LONGEST_LIST)
    expect(readList(text).records).toEqual(names)
    expect(readList(`${text} `.trimEnd())).toBe(readList(text))
    expect(quantityFromVariableData({ kind: 'list', text })).toBe(100_000)
  })

  it('is refused where it holds more characters than a list may (VAR-13)', () => {
    const long = `"${'a'.repeat(LONGEST_LIST)}"`
    expect(variableDataProblems({ kind: 'list', text: long }, 'texts.3').map(messageOf)).toEqual([
      'The values can have at most 2,000,000 characters together; these have 2,000,002.',
    ])
  })

  it('leaves its first value where a text or a range takes its place (VAR-6, VAR-7)', () => {
    const column = { ...NO_VARIATION, symbol: 'variable_data', symbolFile: 'guests.csv', text } as const
    expect(switchSymbol(column, 'none').text).toBe('Guest 0, Pier')
    expect(switchSymbol(column, 'number_range').symbolRangeStart).toBe('Guest 0, Pier')
    expect(switchSymbol(column, 'csv_list')).toEqual({ ...column, symbol: 'csv_list', symbolFile: '' })
  })
})

describe('hostile variable data', () => {
  it('of 100,000 digits is measured digit by digit', () => {
    const digits = '9'.repeat(100_000)
    expect(lengthOf(digits, digits)).toBe(1)
    expect(lengthOf(`${digits}0`, `${digits}7`)).toBe(8)
    expect(quantityFromVariableData({ kind: 'range', from: '1', to: digits })).toBeNull()
  })

  it('of a million commas, numbers or quotation marks is read', () => {
    const million = 1_000_000
    expect(quantityFromVariableData({ kind: 'list', text: ','.repeat(million) })).toBeNull()
    expect(lengthOf('1 '.repeat(100_000), '1 '.repeat(100_000))).toBe(1)
    expect(quantityFromVariableData({ kind: 'list', text: '"'.repeat(million) })).toBe(1)
    expect(quantityFromVariableData({ kind: 'list', text: '\n'.repeat(million) })).toBeNull()
  })
})
