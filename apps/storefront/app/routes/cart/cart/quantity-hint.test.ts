import { describe, expect, it } from 'vitest'
import { quantityHint } from './quantity-hint.ts'

describe('which quantities a line may have', () => {
  it.each([
    [[], 1, undefined],
    [[], 25, '25 or more'],
    [[50, 100, 250], 50, 'Multiples of 50'],
    [[100, 250, 500, 1000], 100, 'Multiples of 100, or 250'],
  ])('allowed %j, at least %i: %s', (allowedQuantities, minimumQuantity, hint) => {
    expect(quantityHint({ allowedQuantities, minimumQuantity })).toBe(hint)
  })
})
