import { custom } from '@kisscut/records'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { Storage } from '../ports/storage.ts'
import { createWithin } from '../records/create-within.ts'
import type { CustomRow, NewCustomRow } from './custom-rows.ts'
import type { Outcome } from '../outcome.ts'

/** Products a guest or an account may have configured at once; the oldest are never thrown away in silence. */
export const CUSTOMS_PER_OWNER = 1000
const QUOTA = {
  most: CUSTOMS_PER_OWNER,
  message: 'You have too many unfinished products. Please remove some first.',
}

type NewCustomFields = Omit<NewCustomRow, 'owner' | 'template' | 'tool_type' | 'type' | 'currency'>

/** Keeps a new custom of a product: what only the shop may say is taken from the catalog, never from the caller. */
export const saveNewCustom = async (
  storage: Pick<Storage, 'transaction'>,
  owner: string,
  { product, template }: CatalogProduct,
  fields: NewCustomFields,
): Promise<Outcome<CustomRow>> => {
  const { tool_type, type } = template
  const { id, currency } = product
  const row = { ...fields, owner, template: id, tool_type, type, currency }
  return storage.transaction((store) => createWithin(store, custom, row, [QUOTA]))
}
