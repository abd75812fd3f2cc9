import type { ArtworkClass } from '../catalog/artwork-product.ts'
import { setQuantityOnRecord } from '../configure/quantity-on-record.ts'
import type { PreviewColumns } from '../configure/sold-product.ts'
import { tooManyUnfinished } from '../messages/product.ts'
import { makeOncePerKey, type Earlier } from '../idempotency.ts'
import type { Outcome } from '../outcome.ts'
import type { AuditNote } from '../ports/audit.ts'
import type { Records } from '../ports/records.ts'
import type { Storage, Transaction } from '../ports/storage.ts'
import { createWithin } from '../records/create-within.ts'
import { CONFIGURED, recordOfClass, type ArtworkRow, type NewArtworkRow } from './artwork-rows.ts'

// The only place that writes configured marketplace and stock-image products.

/** Most products per guest or account. */
const ARTWORK_PRODUCTS_PER_OWNER = 1000
const QUOTA = { most: ARTWORK_PRODUCTS_PER_OWNER, message: tooManyUnfinished }

type NewRow = NewArtworkRow & { readonly owner: string }

const create = (
  store: Transaction,
  productClass: ArtworkClass,
  productId: string,
  row: NewRow,
): Promise<Outcome<ArtworkRow>> => {
  const made = { ...row, [CONFIGURED[productClass].of]: productId } as never
  return createWithin(store, recordOfClass(productClass), made, [QUOTA])
}

/** Creates the product, once per key. */
export const createArtworkProduct = (
  storage: Pick<Storage, 'transaction' | 'idempotency'>,
  productClass: ArtworkClass,
  productId: string,
  row: NewRow,
  key?: string | null,
): Promise<Outcome<ArtworkRow | Earlier>> => {
  const keyed = { key, request: [CONFIGURED[productClass].record.name, productId] }
  return makeOncePerKey({ storage }, row.owner, keyed, (store) => create(store, productClass, productId, row))
}

/** Writes a checked configuration to this row, with its audit note, in one transaction; null if the row is gone or has another revision. */
export const updateArtworkProduct = (
  { transaction }: Pick<Storage, 'transaction'>,
  productClass: ArtworkClass,
  { id, owner, revision }: ArtworkRow,
  columns: Partial<ArtworkRow>,
  noteOf?: (after: ArtworkRow) => AuditNote,
): Promise<ArtworkRow | null> =>
  transaction(async ({ records, audit }) => {
    const changes = { ...columns, revision: revision + 1 } as object
    const row = await records.update(recordOfClass(productClass), id, changes, owner, { revision })
    if (row !== null && noteOf) await audit.note(noteOf(row))
    return row
  })

/** A copy for the same owner; its picture is redrawn. CART-9. */
export function copyArtworkProduct(
  store: Transaction,
  productClass: ArtworkClass,
  productId: string,
  row: ArtworkRow,
): Promise<Outcome<ArtworkRow>> {
  const { id: _id, created: _created, updated: _updated, licensed: _licensed, ...columns } = row
  const copy = { ...columns, preview_url: null, canvas_preview: null, revision: 0 }
  return create(store, productClass, productId, copy)
}

/** Stores the product's picture. */
export const setArtworkPreview = (
  records: Records,
  productClass: ArtworkClass,
  { id, owner, revision }: Pick<ArtworkRow, 'id' | 'owner' | 'revision'>,
  columns: PreviewColumns,
): Promise<ArtworkRow | null> => records.update(recordOfClass(productClass), id, columns, owner, { revision })

/** Stores the cart's quantity, which has passed the rules. */
export const setArtworkQuantity = (
  records: Records,
  productClass: ArtworkClass,
  id: string,
  owner: string,
  quantity: number,
) => setQuantityOnRecord(records, recordOfClass(productClass), id, owner, quantity)

/** Sets the owner's name for a product. TOOL-8. */
export const renameArtworkProduct = (
  records: Records,
  productClass: ArtworkClass,
  { id, owner }: Pick<ArtworkRow, 'id' | 'owner'>,
  name: string,
) => records.update(recordOfClass(productClass), id, { name }, owner)
