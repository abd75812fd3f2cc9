import { describe, expect, it } from 'vitest'
import { readProductData } from './use-product-data.ts'

describe('the product-data block', () => {
  it('gives the product and what was configured before', () => {
    const block = { product: { id: 'p' }, configured: { id: 'c' }, currency: 'USD' }
    expect(readProductData(JSON.stringify(block))).toEqual({ product: { id: 'p' }, configuredId: 'c' })
    expect(readProductData(JSON.stringify({ ...block, configured: null }))?.configuredId).toBeNull()
  })

  it.each([[null], [''], ['{'], ['[]'], ['{}']])('is missing when it reads %j', (text) => {
    expect(readProductData(text)).toBeNull()
  })
})
