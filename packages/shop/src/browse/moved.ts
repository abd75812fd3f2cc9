import { recordNamed } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import { isStaff } from '../accounts/roles.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { PRODUCT_RECORDS, type ListedClass } from '../ports/catalog.ts'
import { urlOfCategory, urlOfProduct, type SnapshotContext } from './tiles.ts'

/** The parts of an address without a page. */
export type RequestedAddress =
  | { readonly of: 'category'; readonly field: 'slug' | 'path'; readonly value: string }
  | { readonly of: ListedClass; readonly categoryPath: string; readonly slug: string }

/** The new address. For a product, also the parts of its other pages' addresses. */
export interface NewAddress {
  readonly url: string
  readonly product?: { readonly categoryPath: string; readonly slug: string }
}

/**
 * The current address of a page that was here (SEO-2): a product is found by its current or a former slug, in any
 * category. `gone` if the page was removed; null if there never was one, or the viewer may not see it.
 */
export async function movedTo(
  viewer: Viewer,
  requested: RequestedAddress,
  deps: SnapshotContext,
): Promise<NewAddress | 'gone' | null> {
  if (requested.of === 'category') return categoryMovedTo(viewer, requested.field, requested.value, deps)
  const { catalog, store, links } = deps
  const present = await catalog.productBySlug(requested.slug, requested.of)
  const formerId =
    present === null
      ? await store.formerlyAt({
          record: PRODUCT_RECORDS[requested.of],
          field: 'slug',
          value: requested.slug,
        })
      : null
  const known = present ?? (formerId === null ? null : await catalog.product(formerId))
  if (known === null)
    return formerId !== null && (await isGone(store, requested.of, formerId)) ? 'gone' : null
  if (known.categoryNode === null || !(known.isPublished || isStaff(viewer))) return null
  const categoryPath = known.categoryNode.category.path
  const { slug } = known.product
  if (categoryPath === requested.categoryPath && slug === requested.slug) return null
  return { url: urlOfProduct(known, links), product: { categoryPath, slug } }
}

/** Whether the product's row is gone; a product that can't be compiled may be fixed later. */
const isGone = async (store: SnapshotContext['store'], of: ListedClass, id: string): Promise<boolean> =>
  (await store.rows(recordNamed(PRODUCT_RECORDS[of]), [id])).length === 0

async function categoryMovedTo(
  viewer: Viewer,
  field: 'slug' | 'path',
  value: string,
  { catalog, store, links }: SnapshotContext,
): Promise<NewAddress | 'gone' | null> {
  if (isPresent(catalog, field, value)) return null
  const id = await store.formerlyAt({ record: 'category', field, value })
  if (id === null) return null
  const found = catalog.categories.byId.get(id)
  if (found === undefined) return 'gone'
  return found.isPublished || isStaff(viewer) ? { url: urlOfCategory(found, links) } : null
}

const isPresent = ({ categories }: CatalogSnapshot, field: 'slug' | 'path', value: string): boolean =>
  (field === 'path' ? categories.byPath : categories.bySlug).has(value)
