import { describe, expect, it } from 'vitest'
import { errorsByField, hasErrors, messageOf, messageRow, problem, problemsOf } from './index.ts'

describe('a problem', () => {
  it('takes its level from the row of its code', () => {
    expect(problem('stock.backorder', 'quantity', { n: 3 }).level).toBe('warning')
    expect(problem('stock.out', 'quantity')).toEqual({ code: 'stock.out', level: 'error', field: 'quantity' })
  })

  it('carries its values and its fix where it has any, and no empty ones', () => {
    const fix = { field: 'quantity', value: '3' }
    const full = problem('stock.short', 'quantity', { n: 3 }, fix)
    expect(full).toMatchObject({ values: { n: 3 }, fix })
    expect(Object.keys(problem('stock.out', 'quantity'))).toEqual(['code', 'level', 'field'])
  })

  it('reads as the text with its values in place', () => {
    expect(messageOf(problem('stock.short-custom', 'quantity', { n: 7 }))).toBe(
      'Only 7 products are left in stock.',
    )
    expect(messageOf(problem('size.exceeds-maximum', 'width', { w: '50', h: '120' }))).toBe(
      'The dimensions exceed the max size of 50" by 120"',
    )
  })

  it('leaves a placeholder without value standing, and knows nothing of inherited names', () => {
    expect(messageOf({ code: 'stock.short-custom' })).toBe('Only {n} products are left in stock.')
    expect(messageOf({ code: 'toString' })).toBe('toString')
    expect(messageRow('constructor')).toBeUndefined()
  })

  it('is grouped by field, errors only', () => {
    const problems = [
      problem('quantity.not-whole', 'quantity'),
      problem('stock.backorder', 'quantity', { n: 1 }),
      problem('stock.out', 'quantity'),
      problem('color.required', 'materialColorId'),
    ]
    expect(errorsByField(problems)).toEqual({
      quantity: ['Quantity must be a whole number.', 'This product is out of stock.'],
      materialColorId: ['Please select a color.'],
    })
    expect(problemsOf(problems, 'quantity')).toHaveLength(3)
    expect(hasErrors([problem('stock.backorder', 'quantity', { n: 1 })])).toBe(false)
    expect(hasErrors(problems)).toBe(true)
  })
})
