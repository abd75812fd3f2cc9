import type { Viewer } from '../accounts/viewer.ts'
import { isInCart } from '../cart/is-in-cart.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Failure, type Outcome } from '../outcome.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { Deps } from '../dependencies.ts'
import { findProduct } from './product-page.ts'

/** Content a page opens with: a new product, or a configured one. */
export interface Start {
  /** The configured product; null for a new one. */
  readonly id: string | null
  readonly revision: number
  readonly isInCart: boolean
}

interface Loaded {
  readonly known: CatalogProduct
  readonly stored: { readonly id: string; readonly revision: number }
}

/** The product of a page, with the configured product; null for a new one. */
export interface OpenedProduct<L extends Loaded> {
  readonly catalog: CatalogSnapshot
  readonly known: CatalogProduct
  readonly loaded: L | null
  readonly start: Start
}

/**
 * The product at an address with the configured product, for viewers who may see both. Another shopper's configured product has
 * no page.
 */
export async function openedProduct<L extends Loaded>(
  { storage, catalog: cache }: Deps<'catalog.recent' | 'storage.carts'>,
  viewer: Viewer,
  place: { readonly productClass: ListedClass; readonly categoryPath: string; readonly slug: string },
  configuredId: string | null,
  load: (catalog: CatalogSnapshot, id: string) => Promise<{ readonly ok: true; readonly value: L } | Failure>,
): Promise<Outcome<OpenedProduct<L>>> {
  const catalog = await cache.recent(viewer)
  const known = await findProduct(catalog, viewer, place.categoryPath, place.slug, place.productClass)
  if (known === null) return notFound(productNotFound)
  const loading = configuredId === null ? null : await load(catalog, configuredId)
  if (loading !== null && !loading.ok) return loading
  const loaded = loading?.value ?? null
  if (loaded !== null && loaded.known.product.id !== known.product.id) return notFound(productNotFound)
  const start = {
    id: loaded?.stored.id ?? null,
    revision: loaded?.stored.revision ?? 0,
    isInCart: loaded !== null && (await isInCart(storage, viewer, loaded.stored.id)),
  }
  return done({ catalog, known, loaded, start })
}
