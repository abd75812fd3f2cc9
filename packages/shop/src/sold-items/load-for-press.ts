import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { loadSold } from '../configure/suppliers.ts'
import type { Loading } from '../configure/supplier.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound } from '../outcome.ts'
import type { Deps } from '../dependencies.ts'
import type { Storage } from '../ports/storage.ts'
import { productOfItem } from './items.ts'
import { isSoldItemId } from './sold-item.ts'

/**
 * A product for the press: as sold, by the id of a sold item, or in its present state, by the id of a configured product.
 * CART-13.
 */
export async function loadForPress(
  { storage, soldItems }: Deps<'soldItems' | 'storage.carts' | 'storage.records'>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  id: string,
): Loading {
  if (!isSoldItemId(id)) return loadSold(storage.records, catalog, viewer, id)
  const owned = await heldBy(storage, viewer, id)
  if (owned === null && !can(viewer, 'read', 'press_file')) return notFound(productNotFound)
  const item = (await soldItems([id])).get(id)
  if (item === undefined) return notFound(productNotFound)
  const held = { owner: viewer.owner, date: owned?.updated ?? new Date(0) }
  return done(await productOfItem(catalog, item, held)) as Awaited<Loading>
}

/** The viewer's cart line with this item. */
const heldBy = async ({ carts }: Pick<Storage, 'carts'>, { owner }: Viewer, id: string) =>
  (await carts.ofOwner(owner))?.lines.find(({ soldItem }) => soldItem === id) ?? null
