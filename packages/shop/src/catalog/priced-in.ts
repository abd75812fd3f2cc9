import { type CurrencyTerms, materialIn, productIn } from '@kisscut/core/currency'
import type { CatalogSnapshot, PricedFor } from './catalog-snapshot.ts'
import type { CatalogMaterial, CatalogProduct } from './compile-product.ts'

/** Products already priced in a currency, by its terms, so that the same object is returned while the terms apply. */
const products = new WeakMap<CurrencyTerms, WeakMap<CatalogProduct, CatalogProduct>>()
const materials = new WeakMap<CurrencyTerms, WeakMap<CatalogMaterial, CatalogMaterial>>()

function once<T extends object>(
  all: WeakMap<CurrencyTerms, WeakMap<T, T>>,
  terms: CurrencyTerms,
  known: T,
  make: (known: T) => T,
): T {
  const of = all.get(terms) ?? new WeakMap<T, T>()
  all.set(terms, of)
  const priced = of.get(known) ?? make(known)
  of.set(known, priced)
  return priced
}

const productOf = (known: CatalogProduct | null, terms: CurrencyTerms): CatalogProduct | null =>
  known && once(products, terms, known, (each) => ({ ...each, product: productIn(each.product, terms) }))

const materialOf = (known: CatalogMaterial | null, terms: CurrencyTerms): CatalogMaterial | null =>
  known && once(materials, terms, known, (each) => ({ ...each, material: materialIn(each.material, terms) }))

/** The main-currency catalog of each converted one. */
const mains = new WeakMap<CatalogSnapshot, CatalogSnapshot>()

/** The catalog priced in another currency; in the main one if none is requested or the shop doesn't sell in it. CUR-1, CUR-3. */
export function pricedIn(of: CatalogSnapshot, { currency }: PricedFor = {}): CatalogSnapshot {
  const catalog = mains.get(of) ?? of
  const terms = currency === undefined ? undefined : catalog.currencies.get(currency)
  if (terms === undefined) return catalog
  const priced: CatalogSnapshot = {
    ...catalog,
    currency: terms.currency,
    product: async (id) => productOf(await catalog.product(id), terms),
    productBySlug: async (slug, productClass) =>
      productOf(await catalog.productBySlug(slug, productClass), terms),
    material: (id) => {
      const known = catalog.material(id)
      return known instanceof Promise
        ? known.then((each) => materialOf(each, terms))
        : materialOf(known, terms)
    },
  }
  mains.set(priced, catalog)
  return priced
}
