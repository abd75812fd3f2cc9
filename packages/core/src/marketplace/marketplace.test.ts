import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { messageOf } from '../problem/index.ts'
import { marketplaceSizeProblems, offersCustomSize } from './index.ts'

const texts = (width: string, height: string, minSquareInches: string | null = '9') =>
  marketplaceSizeProblems({ minSquareInches }, sized(width, height)).map(messageOf)

describe('the size of a marketplace product', () => {
  it('is at least its minimum square inches (SIZE-9, SIZE-16)', () => {
    expect(texts('3', '3')).toEqual([])
    expect(marketplaceSizeProblems({ minSquareInches: '9' }, sized('1', '1'))[0]?.field).toBe('width')
    expect(texts('3', '2.999')).toEqual([
      'The size is smaller than the minimum allowed square inches of 9 for this product',
    ])
  })

  it('has sides above 0.01 inch (SIZE-10)', () => {
    expect(texts('0.01', '3')).toEqual(['Invalid size input'])
    expect(texts('0', '-1')).toEqual(['Invalid size input', 'Invalid size input'])
    expect(texts('0.011', '0.011', null)).toEqual([])
  })

  it('is set freely only when the base product allows it', () => {
    expect([true, false].map((allowCustomSize) => offersCustomSize({ allowCustomSize }))).toEqual([
      true,
      false,
    ])
  })
})
