import { describe, expect, it } from 'vitest'
import { resolutionGrade } from '../print-rules/index.ts'
import { effectiveDpi, needsVectorizationChoice, VECTORIZATION_CHOICES, vectorizePrice } from './index.ts'

describe('the vectorize price', () => {
  it("is the item's own, else the template override, else the template default (PRICE-9)", () => {
    expect(vectorizePrice({ own: '5', templateOverride: '10', templateDefault: '20' })).toBe('5')
    expect(vectorizePrice({ own: null, templateOverride: '10', templateDefault: '20' })).toBe('10')
    expect(vectorizePrice({ templateDefault: '20' })).toBe('20')
    expect(vectorizePrice({})).toBeNull()
  })

  it('may be nothing at any of the three places', () => {
    expect(vectorizePrice({ own: '0', templateOverride: '10' })).toBe('0')
    expect(vectorizePrice({ templateOverride: '0', templateDefault: '20' })).toBe('0')
  })
})

describe('resolution', () => {
  it('is good from 300, fair from 150, low from 72, coarse below', () => {
    const grades = [null, 300, 299.9, 150, 149.9, 72, 71.9, 0].map((dpi) => resolutionGrade(dpi))
    expect(grades).toEqual(['good', 'good', 'fair', 'fair', 'low', 'low', 'coarse', 'coarse'])
  })

  it('asks for a choice only below 72 dpi (FILE-2)', () => {
    expect([null, 72, 71].map((dpi) => needsVectorizationChoice(dpi))).toEqual([false, false, true])
    expect(Object.values(VECTORIZATION_CHOICES)).toEqual([
      'Fix My Graphic',
      'I Approve My Low-Resolution Graphic To Be Printed',
    ])
  })

  it('is pixels over inches', () => expect(effectiveDpi(600, 2)).toBe(300))
})
