import { configuredClipartProduct, configuredDdbProduct, custom } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import { artworkSupplier } from '../artworks/supplier.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { soldRowOf as soldClipart } from '../clipart/clipart-rows.ts'
import { loadClipart } from '../clipart/load-clipart.ts'
import {
  copyClipart,
  renameClipart,
  setClipartPreview,
  setClipartQuantity,
} from '../clipart/write-clipart.ts'
import { clipartsIn, soldRowOf } from '../drag-drop-buy/ddb-rows.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { loadDdb } from '../drag-drop-buy/load-ddb.ts'
import { copyDdb, renameDdb, setDdbPreview, setDdbQuantity } from '../drag-drop-buy/write-ddb.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound } from '../outcome.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'
import { removeVersionsOf } from '../records/versions.ts'
import { loadCustom } from './configured-product.ts'
import { ownRowsOf } from './own-rows.ts'
import type { Loading, Supplier } from './supplier.ts'
import { copyCustom, renameCustom, setPreview, setQuantity } from './write-custom.ts'

const CUSTOMS: Supplier = {
  load: loadCustom,
  rows: (records, ids) => records.findMany(custom, { idIn: ids }),
  setPreview,
  setQuantity,
  copy: async (store, { id }) => {
    const row = await store.records.get(custom, id)
    return row === null ? notFound(productNotFound) : copyCustom(store, row)
  },
  rename: renameCustom,
  remove: async (records, { id, owner }) => {
    await removeVersionsOf(records, id)
    await records.remove(custom, id, owner)
  },
  own: ownRowsOf(custom, (row) => ({
    ...{
      row,
      productId: row.special_offer ?? row.template,
      isReady: row.finalized,
      isShared: row.link !== '',
    },
  })),
}

const DDB: Supplier = {
  load: loadDdb,
  rows: async (records, ids) => (await records.findMany(configuredDdbProduct, { idIn: ids })).map(soldRowOf),
  setPreview: async (records, row, { canvas_preview, preview_url }) => {
    const updated = await setDdbPreview(records, row, canvas_preview, preview_url)
    return updated && soldRowOf(updated)
  },
  setQuantity: setDdbQuantity,
  copy: async (store, { id }) => {
    const row = await store.records.get(configuredDdbProduct, id)
    const copied = row === null ? notFound(productNotFound) : await copyDdb(store, row)
    return copied.ok ? done(soldRowOf(copied.value)) : copied
  },
  rename: renameDdb,
  remove: (records, { id, owner }) => records.remove(configuredDdbProduct, id, owner),
  own: ownRowsOf(configuredDdbProduct, (stored) => {
    const row = soldRowOf(stored)
    const isReady = clipartsIn(designOfCustom(row)).length > 0
    return { row, productId: stored.ddb_product, isReady, isShared: false }
  }),
}

const CLIPART: Supplier = {
  load: loadClipart,
  rows: async (records, ids) =>
    (await records.findMany(configuredClipartProduct, { idIn: ids })).map(soldClipart),
  setPreview: async (records, row, columns) => {
    const updated = await setClipartPreview(records, row, columns)
    return updated && soldClipart(updated)
  },
  setQuantity: setClipartQuantity,
  copy: async (store, { id }) => {
    const row = await store.records.get(configuredClipartProduct, id)
    const copied = row === null ? notFound(productNotFound) : await copyClipart(store, row)
    return copied.ok ? done(soldClipart(copied.value)) : copied
  },
  rename: renameClipart,
  remove: (records, { id, owner }) => records.remove(configuredClipartProduct, id, owner),
  own: ownRowsOf(configuredClipartProduct, (row) => ({
    ...{ row: soldClipart(row), productId: row.clipart_product },
    ...{ isReady: row.design !== null, isShared: false },
  })),
}

/** The classes that are sold. What an offer is accepted for is a custom. OFFER-5. */
type SoldClass = ListedClass | 'special-offer'

/** By the class of what is sold. */
export const SUPPLIERS: Readonly<Record<SoldClass, Supplier>> = {
  custom: CUSTOMS,
  'special-offer': CUSTOMS,
  ddb: DDB,
  marketplace: artworkSupplier('marketplace'),
  stock: artworkSupplier('stock'),
  clipart: CLIPART,
}

/** The classes that are sold, each once: what an offer is accepted for is a custom among others. */
export const SOLD_CLASSES = (Object.keys(SUPPLIERS) as readonly SoldClass[]).filter(
  (each): each is ListedClass => each !== 'special-offer',
)

/** Whether a class is sold. */
export const isSold = (productClass: string): productClass is SoldClass =>
  Object.hasOwn(SUPPLIERS, productClass)

/** The supplier of a class that is sold. */
export function supplierOf(productClass: string): Supplier {
  const supplier = isSold(productClass) ? SUPPLIERS[productClass] : undefined
  if (supplier === undefined) throw new RangeError(`Products of the class ${productClass} are not sold`)
  return supplier
}

/** A configured product of the viewer's, of whichever class; anyone else's was not found. */
export async function loadSold(
  records: Records,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  id: string,
): Loading {
  const [first, ...others] = new Set(Object.values(SUPPLIERS))
  const loaded = await first!.load(records, catalog, viewer, id)
  if (loaded.ok) return loaded
  for (const supplier of others) {
    const other = await supplier.load(records, catalog, viewer, id)
    if (other.ok) return other
  }
  return loaded
}
