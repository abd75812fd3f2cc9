import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteProduct } from '../price/index.ts'
import { inches, productAndWishes } from '../product/arbitraries.ts'
import { sizeWithBorder } from './index.ts'

describe('invariants of finishes', () => {
  const finish = fc.record({ border: fc.boolean(), flexCut: fc.boolean(), reverseCut: fc.boolean() })

  it('never change a price', () => {
    fc.assert(
      fc.property(productAndWishes(), finish, ({ product, wishes }, asked) => {
        const { problems: _, ...plain } = quoteProduct(product, wishes)
        const { problems: __, ...finished } = quoteProduct(product, { ...wishes, ...asked })
        expect(finished).toEqual(plain)
      }),
    )
  })

  it('never let a reverse cut pass on a material that is not reversible', () => {
    fc.assert(
      fc.property(productAndWishes(), finish, ({ product, wishes }, asked) => {
        const material = product.materials.find(({ id }) => id === wishes.materialId)
        const { problems } = quoteProduct(product, { ...wishes, ...asked })
        expect(problems.length === 0).toBe(!asked.reverseCut || material?.reversible === true)
      }),
    )
  })

  it('never make a piece smaller, and always leave its proportions by the same on both sides', () => {
    fc.assert(
      fc.property(inches(40), inches(40), fc.boolean(), (width, height, border) => {
        const around = sizeWithBorder({ width, height }, { border })
        const added = [Number(around.width) - Number(width), Number(around.height) - Number(height)]
        for (const each of added) expect(each).toBeCloseTo(border ? 0.5 : 0, 9)
      }),
    )
  })
})
