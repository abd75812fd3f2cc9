import type { Design } from '@kisscut/artwork/design'
import { configuredDdbProduct } from '@kisscut/records'
import { setQuantityOnRecord } from '../configure/quantity-on-record.ts'
import { makeOncePerKey, type Earlier } from '../idempotency.ts'
import type { Outcome } from '../outcome.ts'
import type { AuditNote } from '../ports/audit.ts'
import type { Records } from '../ports/records.ts'
import type { Storage, Transaction } from '../ports/storage.ts'
import { createWithin } from '../records/create-within.ts'
import { tooManyUnfinished } from '../messages/product.ts'
import { configurationOfDdb } from './load-ddb.ts'
import { storedCliparts, writeParts, type DdbRow, type NewDdbRow, type PlacedClipart } from './ddb-rows.ts'

// The only place that writes configured drag-drop-buy products.

/** Most products per guest or account. */
const DDB_PER_OWNER = 1000
const QUOTA = { most: DDB_PER_OWNER, message: tooManyUnfinished }

/** The content of a strip besides its columns. */
export interface PutTogether {
  readonly design: Design
  readonly cliparts: readonly PlacedClipart[]
}

const createWithParts = async (
  store: Transaction,
  row: NewDdbRow & { readonly owner: string },
  { design, cliparts }: PutTogether,
): Promise<Outcome<DdbRow>> => {
  const made = await createWithin(store, configuredDdbProduct, row, [QUOTA])
  if (made.ok) await writeParts(store.records, made.value, design, cliparts)
  return made
}

/** Creates the strip, once per key. */
export const createDdb = (
  storage: Pick<Storage, 'transaction' | 'idempotency'>,
  row: NewDdbRow & { readonly owner: string },
  put: PutTogether,
  key?: string | null,
): Promise<Outcome<DdbRow | Earlier>> => {
  const keyed = { key, request: ['configured-ddb-product', row.ddb_product] }
  return makeOncePerKey({ storage }, row.owner, keyed, (store) => createWithParts(store, row, put))
}

/**
 * Writes a checked configuration to this row, with its parts and its audit note, in one transaction; null if the row is gone or has
 * another revision.
 */
export const updateDdb = (
  { transaction }: Pick<Storage, 'transaction'>,
  { id, owner, revision }: DdbRow,
  columns: Partial<DdbRow>,
  { design, cliparts }: PutTogether,
  noteOf?: (after: DdbRow) => AuditNote,
): Promise<DdbRow | null> =>
  transaction(async ({ records, audit }) => {
    const changes = { ...columns, revision: revision + 1 }
    const row = await records.update(configuredDdbProduct, id, changes, owner, { revision })
    if (row === null) return null
    await writeParts(records, row, design, cliparts)
    if (noteOf) await audit.note(noteOf(row))
    return row
  })

/** A copy of a strip with its content for the same owner; its picture is redrawn. CART-9. */
export async function copyDdb(store: Transaction, row: DdbRow): Promise<Outcome<DdbRow>> {
  const { id, created: _created, updated: _updated, ...columns } = row
  const cliparts = (await storedCliparts(store.records, id)).map(({ placed }) => ({
    ...placed,
    row: undefined,
  }))
  const { design } = configurationOfDdb(row)
  const copy = { ...columns, source: null, canvas_preview: null, revision: 0 }
  return createWithParts(store, copy, { design, cliparts })
}

/** Stores the picture's key in file storage and its address. */
export const setDdbPreview = (
  records: Records,
  { id, owner, revision }: Pick<DdbRow, 'id' | 'owner' | 'revision'>,
  canvas_preview: string,
  source: string,
) => records.update(configuredDdbProduct, id, { canvas_preview, source }, owner, { revision })

/** Stores the cart's quantity, which has passed the rules. */
export const setDdbQuantity = (records: Records, id: string, owner: string, quantity: number) =>
  setQuantityOnRecord(records, configuredDdbProduct, id, owner, quantity)

/** Sets the owner's name for a strip. */
export const renameDdb = (records: Records, { id, owner }: Pick<DdbRow, 'id' | 'owner'>, name: string) =>
  records.update(configuredDdbProduct, id, { name }, owner)
