import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, type Product } from '@kisscut/core/product'
import type { FromPrice } from '../ports/catalog.ts'

const cached = new WeakMap<Product, FromPrice | null>()

/** The cheapest total over the product's materials at its default quantity and size; null when none can be priced. */
export const fromPriceOf = (product: Product): FromPrice | null => {
  const before = cached.get(product)
  if (before !== undefined) return before
  const price = cheapest(product)
  cached.set(product, price)
  return price
}

const cheapest = (product: Product): FromPrice | null => {
  const offers = product.materials.flatMap((material) => {
    const quote = quoteProduct(product, defaultConfiguration({ ...product, defaultMaterialId: material.id }))
    return quote.total === null || quote.quantity === null
      ? []
      : [{ total: quote.total, currency: quote.currency, quantity: quote.quantity }]
  })
  return offers.toSorted((a, b) => Number(a.total) - Number(b.total))[0] ?? null
}
