import { configuredClipartProduct, configuredDdbProduct, custom } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import { artworkSupplier } from '../artworks/supplier.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { soldRowOf as soldClipart } from '../clipart/clipart-rows.ts'
import { loadClipart } from '../clipart/load-clipart.ts'
import { copyClipart, setClipartPreview, setClipartQuantity } from '../clipart/write-clipart.ts'
import { soldRowOf } from '../drag-drop-buy/ddb-rows.ts'
import { loadDdb } from '../drag-drop-buy/load-ddb.ts'
import { copyDdb, setDdbPreview, setDdbQuantity } from '../drag-drop-buy/write-ddb.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound } from '../outcome.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'
import { loadCustom } from './configured-product.ts'
import type { Loading, Supplier } from './supplier.ts'
import { copyCustom, setPreview, setQuantity } from './write-custom.ts'

const CUSTOMS: Supplier = {
  load: loadCustom,
  rows: (records, ids) => records.findMany(custom, { idIn: ids }),
  setPreview,
  setQuantity,
  copy: async (store, { id }) => {
    const row = await store.records.get(custom, id)
    return row === null ? notFound(productNotFound) : copyCustom(store, row)
  },
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
}

const CLIPART: Supplier = {
  load: loadClipart,
  rows: async (records, ids) =>
    (await records.findMany(configuredClipartProduct, { idIn: ids })).map(soldClipart),
  setPreview: async (records, row, { canvas_preview, preview_url }) => {
    const updated = await setClipartPreview(records, row, canvas_preview, preview_url)
    return updated && soldClipart(updated)
  },
  setQuantity: setClipartQuantity,
  copy: async (store, { id }) => {
    const row = await store.records.get(configuredClipartProduct, id)
    const copied = row === null ? notFound(productNotFound) : await copyClipart(store, row)
    return copied.ok ? done(soldClipart(copied.value)) : copied
  },
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
