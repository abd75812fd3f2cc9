import type { Currency, ProductClass, ProductData } from '@kisscut/core/product'
import { entitlementOf, isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { inRequestedCurrency } from '../catalog/requested-currency.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { productForBrowser } from '../catalog/product-from-records.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Deps } from '../dependencies.ts'

/** A product of a class, requested by its id, slug or name. */
export interface ProductQuestion {
  readonly productClass: ProductClass
  readonly key: string
  /** Absent: the viewer's currency. */
  readonly currency?: Currency | undefined
}

const NOT_FOUND = notFound(productNotFound)

/**
 * Core's product as the page's `product-data` block holds it: without price tables, and with trade prices only for those
 * entitled. API-28.
 */
export const productData =
  ({ catalog: cache }: Deps<'catalog.recent'>) =>
  async (viewer: Viewer, { productClass, key, currency }: ProductQuestion): Promise<Outcome<ProductData>> => {
    const catalog = inRequestedCurrency(
      await cache.recent({ ...viewer, ...(currency !== undefined && { currency }) }),
      currency,
    )
    if (!catalog.ok) return catalog
    const known =
      (await ofClass(catalog.value, productClass, key)) ??
      (productClass === 'special-offer' ? null : await catalog.value.productBySlug(key, productClass))
    if (known === null || !(known.isPublished || isStaff(viewer))) return NOT_FOUND
    return done(productForBrowser(known.product, entitlementOf(viewer, known.product).wholesale))
  }

/** A product by id, if it belongs to the class. */
async function ofClass(
  catalog: CatalogSnapshot,
  productClass: ProductClass,
  id: string,
): Promise<CatalogProduct | null> {
  const known = await catalog.product(id)
  if (known === null) return null
  const is = known.offer !== null ? 'special-offer' : known.product.productClass
  return is === productClass ? known : null
}
