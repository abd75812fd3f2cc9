import { custom } from '@kisscut/records'
import type { CatalogProduct } from '../catalog/compile.ts'
import { conflict, done } from '../outcome.ts'
import type { Records } from '../ports.ts'
import type { Outcome } from '../types.ts'
import type { CustomRow, NewCustomRow } from './custom-rows.ts'

/** Products a guest or an account may have configured at once; the oldest are never thrown away in silence. */
export const CUSTOMS_PER_OWNER = 1000

type NewCustomFields = Omit<NewCustomRow, 'owner' | 'template' | 'tool_type' | 'type' | 'currency'>

/** Keeps a new custom of a product: what only the shop may say is taken from the catalog, never from the caller. */
export const saveNewCustom = async (
  records: Records,
  owner: string,
  { product, template }: CatalogProduct,
  wished: NewCustomFields,
): Promise<Outcome<CustomRow>> => {
  const kept = await records.list(custom, { owner, pageSize: 1 })
  if (kept.count >= CUSTOMS_PER_OWNER)
    return conflict('You have too many unfinished products. Please remove some first.')
  const { tool_type, type } = template
  const { id, currency } = product
  return done(await records.create(custom, { ...wished, owner, template: id, tool_type, type, currency }))
}
