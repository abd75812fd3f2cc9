import { problem } from '@kisscut/core/problem'
import type { Product } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { fixLabel, shownProblems } from './shown-problems.ts'

const product = {
  materials: [{ id: 'white', name: 'White vinyl' }],
  optionSets: [{ id: 'rush', options: [{ id: 'yes', name: 'Rush' }] }],
} as unknown as Product
const inches = { locale: 'en-US', unit: 'in' } as const
const millimeters = { locale: 'en-GB', unit: 'mm' } as const

describe('problems as shown to the shopper', () => {
  const small = problem(
    'size.below-minimum',
    'width',
    { w: '0.5', h: '0.5' },
    { field: 'width', value: '0.5' },
  )

  it('have the required text, with a quick fix', () => {
    expect(shownProblems([small], ['width'], inches, product)).toEqual([
      {
        text: 'The size is smaller than the minimum of 0.5x0.5 allowed for this material.',
        level: 'error',
        fix: { field: 'width', value: '0.5', label: 'Use 0.5 in' },
      },
    ])
  })

  it("have the limit in the shopper's own unit, too (SIZE-12)", () => {
    const [shown] = shownProblems([small], ['width'], millimeters, product)
    expect(shown?.text).toContain('minimum of 0.5x0.5 allowed for this material. (12.7 × 12.7 mm)')
  })

  it.each([
    ['clipart.too-high', { n: 12 }, 'The height can not exceed 12 inches (304.8 mm)'],
    [
      'marketplace.too-small',
      { n: '4' },
      'The size is smaller than the minimum allowed square inches of 4 for this product (25.81 cm²)',
    ],
    ['quantity.below-minimum', { min: 100 }, expect.not.stringContaining('mm')],
  ] as const)(
    "show %s in the shopper's unit where it is a length or an area (SIZE-12)",
    (code, values, text) => {
      const [shown] = shownProblems([problem(code, 'width', values)], ['width'], millimeters, product)
      expect(shown?.text).toEqual(text)
    },
  )

  it('have one button where two share a quick fix', () => {
    const fix = { field: 'quantity', value: '100' }
    const both = [
      problem('quantity.below-minimum', 'quantity', { min: 100 }, fix),
      problem('quantity.not-whole', 'quantity', {}, fix),
    ]
    const shown = shownProblems(both, ['quantity'], inches, product)
    expect(shown.map(({ fix: offered }) => offered?.label)).toEqual([undefined, 'Use 100'])
  })

  it("are those of the field alone, the server's last", () => {
    const errors = { general: [], fields: { quantity: ['Raise it.'] } }
    const required = problem('quantity.required', 'quantity')
    const texts = shownProblems([small, required], ['quantity'], inches, product, errors).map(
      ({ text }) => text,
    )
    expect(texts).toEqual(['Quantity is required.', 'Raise it.'])
  })

  it.each([
    [{ field: 'size', value: '2x3' }, 'Use 2 × 3 in'],
    [{ field: 'quantity', value: '1000' }, 'Use 1,000'],
    [{ field: 'materialId', value: 'white' }, 'Use White vinyl'],
    [{ field: 'options.rush', value: '' }, 'Remove it'],
    [{ field: 'options.rush', value: 'yes' }, 'Choose Rush'],
  ])('offer %j as %j', (fix, label) => expect(fixLabel(fix, inches, product)).toBe(label))
})
