import type { ProductClass } from '@kisscut/core/product'
import {
  CLASS_RECORDS,
  configuredClipartProduct,
  configuredDdbProduct,
  custom,
  findAmong,
  inTurnFor,
} from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import { artworkSupplier } from '../marketplace/supplier.ts'
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
import { LISTED_CLASSES, type ListedClass } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'
import { removeVersionsOf } from '../records/versions.ts'
import { loadCustom } from './configured-product.ts'
import { ownRowsOf } from './own-rows.ts'
import type { SoldRow } from './sold-product.ts'
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

/** Suppliers by product class; accepting an offer creates a custom. OFFER-5. */
export const SUPPLIERS: Readonly<Record<ProductClass, Supplier>> = {
  custom: CUSTOMS,
  'special-offer': CUSTOMS,
  ddb: DDB,
  marketplace: artworkSupplier('marketplace'),
  stock: artworkSupplier('stock'),
  clipart: CLIPART,
}

/** Whether the name is a class of products. */
export const isProductClass = (name: string): name is ProductClass => Object.hasOwn(SUPPLIERS, name)

/** The supplier of a class. */
export function supplierOf(productClass: string): Supplier {
  if (!isProductClass(productClass)) throw new RangeError(`There is no class of products ${productClass}`)
  return SUPPLIERS[productClass]
}

/** The record of each class's configured products, and the class of each. */
const CONFIGURED_RECORDS = LISTED_CLASSES.map((each) => CLASS_RECORDS[each].configured.name)
const CLASS_OF_CONFIGURED = Object.fromEntries(
  LISTED_CLASSES.map((each) => [CLASS_RECORDS[each].configured.name, each]),
) as Readonly<Record<(typeof CONFIGURED_RECORDS)[number], ListedClass>>

/** The classes in which to look for a configured product, in order: first the one that its id names. */
export const classesInTurnFor = (id: string): readonly ListedClass[] =>
  inTurnFor(id, CONFIGURED_RECORDS).map((record) => CLASS_OF_CONFIGURED[record])

/** Configured products of any class and owner, by id. */
export const configuredRows = (
  records: Records,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SoldRow>> =>
  findAmong(ids, CONFIGURED_RECORDS, async (record, some) => {
    const rows = await supplierOf(CLASS_OF_CONFIGURED[record]).rows(records, some)
    return new Map(rows.map((row) => [row.id, row]))
  })

/** The viewer's configured product of any class; not found if it is another shopper's. */
export async function loadSold(
  records: Records,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  id: string,
): Loading {
  const [first, ...others] = classesInTurnFor(id).map((each) => SUPPLIERS[each])
  const loaded = await first!.load(records, catalog, viewer, id)
  if (loaded.ok) return loaded
  for (const supplier of others) {
    const other = await supplier.load(records, catalog, viewer, id)
    if (other.ok) return other
  }
  return loaded
}
