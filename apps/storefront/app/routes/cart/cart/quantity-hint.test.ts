import { describe, expect, it } from 'vitest'
import { quantityHint } from './quantity-hint.ts'

describe("the hint about a line's quantities", () => {
  it.each([
    [[], 1, undefined],
    [[], 25, '25 or more'],
    [[50, 100, 250], 50, 'Multiples of 50'],
    [[100, 250, 500, 1000], 100, 'Multiples of 100, or 250'],
  ])('for allowed %j, minimum %i is: %s', (allowedQuantities, minimumQuantity, hint) => {
    expect(quantityHint({ allowedQuantities, minimumQuantity })).toBe(hint)
  })
})
