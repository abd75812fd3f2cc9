import { withoutElements } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import { custom, customUserFile } from '@kisscut/records'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { designOfCustom } from '../design/custom-design.ts'
import type { AuditNote } from '../ports/audit.ts'
import type { Records } from '../ports/records.ts'
import type { Storage, Transaction } from '../ports/storage.ts'
import { createWithin } from '../records/create-within.ts'
import { makeOncePerKey, type Earlier } from '../idempotency.ts'
import { conflict, type Outcome } from '../outcome.ts'
import type { CustomRow, NewCustomRow, UserFileRow } from './custom-rows.ts'
import type { PreviewColumns } from './sold-product.ts'
import { changedParts, createParts, writeParts } from './parts/write-parts.ts'
import { setQuantityOnRecord } from './quantity-on-record.ts'
import { notCopied } from '../messages/quote-requests.ts'
import { tooManyUnfinished } from '../messages/product.ts'

// The only place that writes customs; a test looks for others.

/** Most configured products per guest or account; a new one is rejected, so that old ones are never dropped silently. */
const CUSTOMS_PER_OWNER = 1000
const QUOTA = {
  most: CUSTOMS_PER_OWNER,
  message: tooManyUnfinished,
}

/** Columns that only the shop sets. */
type OfShop = 'owner' | 'template' | 'tool_type' | 'type'
export type CustomColumns = Partial<Omit<CustomRow, OfShop>>

/** Creates a custom of a product, once per key. Columns that only the shop sets come from the catalog, never from the caller. */
export const createCustom = async (
  storage: Pick<Storage, 'transaction' | 'idempotency'>,
  owner: string,
  { product, template }: CatalogProduct,
  columns: CustomColumns,
  key?: string | null,
): Promise<Outcome<CustomRow | Earlier>> => {
  const { tool_type, type } = template
  const { id, currency } = product
  const row = { ...(columns as NewCustomRow), owner, template: id, tool_type, type, currency }
  const keyed = { key, request: ['custom', id] }
  return makeOncePerKey({ storage }, owner, keyed, (store) => createWithParts(store, row))
}

const createWithParts = (
  store: Transaction,
  row: NewCustomRow & { readonly owner: string },
): Promise<Outcome<CustomRow>> =>
  createWithin(store, custom, row, [QUOTA], (made) => createParts(store.records, made))

/**
 * A copy of a custom for the same owner, with all choices; its picture is redrawn. CART-9. A quote's terms apply once and can't
 * be copied. QUOTE-5.
 */
export const copyCustom = async (store: Transaction, row: CustomRow): Promise<Outcome<CustomRow>> => {
  if (row.agreed !== null) return conflict(notCopied)
  const { id: _id, created: _created, updated: _updated, ...columns } = row
  return createWithParts(store, { ...columns, ...NOT_DRAWN, ...NOT_SHARED, revision: 0 })
}

/** A copy has no link of its own. */
const NOT_SHARED = { link: '' } as const
const NOT_DRAWN = { canvas_preview: null, canvas_preview_small: null, preview_url: null } as const

/** Writes a checked configuration to this row, with its parts and its audit note; null if the row is gone or has another revision. */
export const updateCustom = async (
  { records, audit }: Transaction,
  before: CustomRow,
  columns: CustomColumns,
  noteOf?: (after: CustomRow) => AuditNote,
): Promise<CustomRow | null> => {
  const { id, owner, revision } = before
  const row = await records.update(custom, id, columns, owner, { revision })
  if (row === null) return null
  await writeParts(records, owner, changedParts(before, row))
  if (noteOf) await audit.note(noteOf(row))
  return row
}

/** Stores the picture's key and address, and the size measured while it was drawn. */
export const setPreview = (
  records: Records,
  { id, owner, revision }: Pick<CustomRow, 'id' | 'owner' | 'revision'>,
  columns: PreviewColumns,
) => records.update(custom, id, columns, owner, { revision })

/** Stores the cart's quantity, which has passed the rules. */
export const setQuantity = (records: Records, id: string, owner: string, quantity: number) =>
  setQuantityOnRecord(records, custom, id, owner, quantity)

/** Sets its owner's name for a custom. */
export const renameCustom = (
  records: Records,
  { id, owner }: Pick<CustomRow, 'id' | 'owner'>,
  name: string,
) => records.update(custom, id, { name }, owner)

/** Sets the link that opens a copy of a custom; empty removes it. */
export const linkCustom = (records: Records, { id, owner }: CustomRow, link: string) =>
  records.update(custom, id, { link }, owner)

/** Removes a file from its owner's customs, except these. */
export const removeFromCustoms = async (
  records: Records,
  { id: fileId, owner }: Pick<UserFileRow, 'id' | 'owner'>,
  except: readonly CustomRow[] = [],
): Promise<void> => {
  const exceptions = new Set(except.map(({ id }) => id))
  for (const row of await customsWith(records, { id: fileId, owner })) {
    if (exceptions.has(row.id)) continue
    const design = designOfCustom(row)
    const ofFile = design.elements.filter((each) => each.kind === 'upload' && each.file === fileId)
    const columns = {
      ...(row.user_file === fileId ? WITHOUT_ARTWORK : {}),
      design: designToJson(withoutElements(design, new Set(ofFile.map((each) => each.id)))),
    }
    const after = await records.update(custom, row.id, { ...columns, revision: row.revision + 1 }, owner)
    if (after !== null) await writeParts(records, owner, changedParts(row, after))
  }
}

/** Customs that use a file, as their artwork or as another element. */
export async function customsWith(
  records: Records,
  { id: fileId, owner }: Pick<UserFileRow, 'id' | 'owner'>,
): Promise<readonly CustomRow[]> {
  const where = { user_file: fileId }
  const artworkOf = await records.findMany(custom, { owner, where })
  const elements = await records.findMany(customUserFile, { owner, where })
  const known = new Set(artworkOf.map(({ id }) => id))
  const idIn = [...new Set(elements.map((element) => element.custom))].filter((id) => !known.has(id))
  return [...artworkOf, ...(idIn.length === 0 ? [] : await records.findMany(custom, { owner, idIn }))]
}

const WITHOUT_ARTWORK = {
  user_file: null,
  dpi: null,
  is_cropped: false,
  crop_width: null,
  crop_height: null,
  low_resolution_choice: null,
  option_vectorize: false,
  finalized: false,
  preview_url: null,
} as const
