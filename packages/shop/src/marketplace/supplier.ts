import type { ArtworkClass } from '../catalog/artwork-product.ts'
import { ownRowsOf } from '../configure/own-rows.ts'
import type { Supplier } from '../configure/supplier.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound } from '../outcome.ts'
import { artworkRow, productIdOf, recordOfClass, soldRowOf } from './artwork-rows.ts'
import { loadArtworkProduct } from './load-artwork.ts'
import {
  copyArtworkProduct,
  renameArtworkProduct,
  setArtworkPreview,
  setArtworkQuantity,
} from './write-artwork.ts'

/** Supplies configured products of the marketplace or of a stock library. MKT-6. */
export const artworkSupplier = (productClass: ArtworkClass): Supplier => ({
  load: (records, catalog, viewer, id) => loadArtworkProduct(records, catalog, viewer, productClass, id),
  rows: async (records, ids) =>
    (await records.findMany(recordOfClass(productClass), { idIn: ids })).map(soldRowOf),
  setPreview: async (records, row, columns) => {
    const updated = await setArtworkPreview(records, productClass, row, columns)
    return updated && soldRowOf(updated)
  },
  setQuantity: (records, id, owner, quantity) =>
    setArtworkQuantity(records, productClass, id, owner, quantity),
  copy: async (store, { id }) => {
    const row = await artworkRow(store.records, productClass, id)
    if (row === null) return notFound(productNotFound)
    const copied = await copyArtworkProduct(store, productClass, productIdOf(productClass, row), row)
    return copied.ok ? done(soldRowOf(copied.value)) : copied
  },
  rename: (records, row, name) => renameArtworkProduct(records, productClass, row, name),
  remove: (records, { id, owner }) => records.remove(recordOfClass(productClass), id, owner),
  own: ownRowsOf(recordOfClass(productClass), (row) => ({
    ...{ row: soldRowOf(row), productId: productIdOf(productClass, row) },
    ...{ isReady: row.design !== null, isShared: false },
  })),
})
