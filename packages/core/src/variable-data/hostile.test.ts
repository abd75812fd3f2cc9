import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { quantityFromVariableData, readNumberRange, variableDataProblems } from './index.ts'

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
