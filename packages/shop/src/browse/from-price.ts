import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, type Product } from '@kisscut/core/product'
import type { ProductTile } from '../types.ts'

const known = new WeakMap<Product, ProductTile['fromPrice']>()

/** The cheapest total over the product's materials at its default quantity and size; null when none can be priced. */
export const fromPriceOf = (product: Product): ProductTile['fromPrice'] => {
  const before = known.get(product)
  if (before !== undefined) return before
  const price = cheapest(product)
  known.set(product, price)
  return price
}

const cheapest = (product: Product): ProductTile['fromPrice'] => {
  const offers = product.materials.flatMap((material) => {
    const quote = quoteProduct(product, defaultConfiguration({ ...product, defaultMaterialId: material.id }))
    return quote.total === null || quote.quantity === null
      ? []
      : [{ total: quote.total, currency: quote.currency, quantity: quote.quantity }]
  })
  return offers.toSorted((a, b) => Number(a.total) - Number(b.total))[0] ?? null
}
