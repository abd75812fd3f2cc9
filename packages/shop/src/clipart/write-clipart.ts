import type { Design } from '@kisscut/artwork/design'
import { configuredClipartProduct } from '@kisscut/records'
import { setQuantityOnRecord } from '../configure/quantity-on-record.ts'
import type { PreviewColumns } from '../configure/sold-product.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { tooManyUnfinished } from '../messages/product.ts'
import { makeOncePerKey, type Earlier } from '../idempotency.ts'
import type { Outcome } from '../outcome.ts'
import type { AuditNote } from '../ports/audit.ts'
import type { Records } from '../ports/records.ts'
import type { Storage, Transaction } from '../ports/storage.ts'
import { createWithin } from '../records/create-within.ts'
import { soldRowOf, writeParts, type ClipartRow, type NewClipartRow } from './clipart-rows.ts'

// The only place that writes configured clipart products.

/** Most products per guest or account. */
const CLIPART_PER_OWNER = 1000
const QUOTA = { most: CLIPART_PER_OWNER, message: tooManyUnfinished }

async function createWithParts(
  store: Transaction,
  row: NewClipartRow & { readonly owner: string },
  design: Design,
): Promise<Outcome<ClipartRow>> {
  const made = await createWithin(store, configuredClipartProduct, row, [QUOTA])
  if (made.ok) await writeParts(store.records, made.value, design)
  return made
}

/** Creates the product, once per key. */
export const createClipart = (
  storage: Pick<Storage, 'transaction' | 'idempotency'>,
  row: NewClipartRow & { readonly owner: string },
  design: Design,
  key?: string | null,
): Promise<Outcome<ClipartRow | Earlier>> => {
  const keyed = { key, request: ['configured-clipart-product', row.clipart_product] }
  return makeOncePerKey({ storage }, row.owner, keyed, (store) => createWithParts(store, row, design))
}

/**
 * Writes a checked configuration with its parts and audit note in one transaction; null if the row is gone or has another
 * revision.
 */
export const updateClipart = (
  { transaction }: Pick<Storage, 'transaction'>,
  { id, owner, revision }: ClipartRow,
  columns: Partial<ClipartRow>,
  design: Design,
  noteOf?: (after: ClipartRow) => AuditNote,
): Promise<ClipartRow | null> =>
  transaction(async ({ records, audit }) => {
    const changes = { ...columns, revision: revision + 1 }
    const row = await records.update(configuredClipartProduct, id, changes, owner, { revision })
    if (row === null) return null
    await writeParts(records, row, design)
    if (noteOf) await audit.note(noteOf(row))
    return row
  })

/** A copy for the same owner; its picture is redrawn. CART-9. */
export function copyClipart(store: Transaction, row: ClipartRow): Promise<Outcome<ClipartRow>> {
  const { id: _id, created: _created, updated: _updated, ...columns } = row
  const copy = { ...columns, source: null, canvas_preview: null, revision: 0 }
  return createWithParts(store, copy, designOfCustom(soldRowOf(row)))
}

/** Stores the picture's key and address, and the size measured while it was drawn. */
export const setClipartPreview = (
  records: Records,
  { id, owner, revision }: Pick<ClipartRow, 'id' | 'owner' | 'revision'>,
  { preview_url: source, ...columns }: PreviewColumns,
) => records.update(configuredClipartProduct, id, { ...columns, source }, owner, { revision })

/** Stores the cart's quantity, which has passed the rules. */
export const setClipartQuantity = (records: Records, id: string, owner: string, quantity: number) =>
  setQuantityOnRecord(records, configuredClipartProduct, id, owner, quantity)

/** Sets the owner's name for a product. TOOL-8. */
export const renameClipart = (
  records: Records,
  { id, owner }: Pick<ClipartRow, 'id' | 'owner'>,
  name: string,
) => records.update(configuredClipartProduct, id, { name }, owner)
