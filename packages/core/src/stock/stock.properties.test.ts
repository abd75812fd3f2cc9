import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from '../product/types.ts'
import { blocksAdding, isOutOfStock, isSharedFlow, stockProblems } from './index.ts'

const product = fc.record({
  productClass: fc.constantFrom(...PRODUCT_CLASSES),
  remainingStock: fc.option(fc.integer({ min: -20, max: 500 })),
  allowBackorders: fc.boolean(),
})
const requested = fc.integer({ min: 1, max: 600 })

describe('invariants of stock', () => {
  it('never sells more than there is, unless it may be ordered back', () => {
    fc.assert(
      fc.property(product, requested, (of, quantity) => {
        const tooMany = of.remainingStock !== null && quantity > of.remainingStock
        expect(blocksAdding(stockProblems(of, quantity))).toBe(tooMany && !of.allowBackorders)
      }),
    )
  })

  it('is out only where none is left and none is ordered back, whatever the quantity (STOCK-3)', () => {
    fc.assert(
      fc.property(product, requested, (of, quantity) => {
        const isGone = of.remainingStock !== null && of.remainingStock <= 0 && !of.allowBackorders
        expect(isOutOfStock(stockProblems(of, quantity))).toBe(isGone)
      }),
    )
  })

  it('never mixes the texts of the two flows (STOCK-5)', () => {
    fc.assert(
      fc.property(product, requested, (of, quantity) => {
        const codes = stockProblems(of, quantity).map(({ code }) => code)
        const isCustom = (code: string) => code.endsWith('-custom')
        expect(codes.every((code) => isCustom(code) !== isSharedFlow(of.productClass))).toBe(true)
      }),
    )
  })

  it('never has a problem left once its fix is applied', () => {
    fc.assert(
      fc.property(product, requested, (of, quantity) => {
        const [problem] = stockProblems(of, quantity)
        const left = of.remainingStock ?? 0
        expect(problem?.fix !== undefined).toBe(problem?.level === 'error' && left > 0)
        if (problem?.fix) expect(stockProblems(of, Number(problem.fix.value))).toEqual([])
      }),
    )
  })
})
