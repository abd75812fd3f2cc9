import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { lineProblems, type LineThenAndNow } from './index.ts'

const unchanged: LineThenAndNow = {
  frozenTotal: '52.00',
  currentTotal: '52.00',
  hasArtwork: true,
  isChanged: false,
}
const codes = (line: Partial<LineThenAndNow>) =>
  lineProblems({ ...unchanged, ...line }).map(({ code, level, field }) => `${field}: ${level} ${code}`)

describe('a line of the cart', () => {
  it('has nothing to report while all is as it was', () => expect(codes({})).toEqual([]))

  it('reports a new price, in words with both totals (CART-3)', () => {
    const [found] = lineProblems({ ...unchanged, currentTotal: '57.20' })
    expect(found && messageOf(found)).toBe(
      'The price has changed from 52.00 to 57.20 since you added this product.',
    )
  })

  it('reports a new price under the total', () =>
    expect(codes({ currentTotal: '57.20' })).toEqual(['total: warning cart.price-changed']))

  it('does not take another way to write the same total for a new price', () =>
    expect(codes({ currentTotal: '52.0' })).toEqual([]))

  it('reports a changed product, and missing artwork (CART-4)', () => {
    expect(codes({ isChanged: true })).toEqual(['configured: error cart.product-changed'])
    expect(codes({ hasArtwork: false })).toEqual(['userFileId: warning cart.artwork-missing'])
  })

  it('says nothing about a price that can not be reported now: the product’s own problems do', () =>
    expect(codes({ currentTotal: null })).toEqual([]))
})
