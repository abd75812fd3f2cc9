import { provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, type Product } from '@kisscut/core/product'
import type { FromPrice } from '../ports/catalog.ts'
import type { CatalogProduct } from './compile-product.ts'
import { withStartingFilms } from './starting-films.ts'

const cached = new WeakMap<Product, FromPrice | null>()

/** The total its page opens with: default material, size, quantity, options and films. Null if it can't be priced. PRICE-18. */
export const fromPriceOf = (known: CatalogProduct): FromPrice | null => {
  const { product } = known
  const before = cached.get(product)
  if (before !== undefined) return before
  const quote = quoteProduct(product, withStartingFilms(known, defaultConfiguration(product)))
  const shown = provisionalPriceOf(quote)
  const price = shown && { total: shown.total, currency: quote.currency, quantity: shown.quantity }
  cached.set(product, price)
  return price
}
