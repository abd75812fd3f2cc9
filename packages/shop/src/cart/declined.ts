import { userFile } from '@kisscut/records'
import { supplierOf } from '../configure/suppliers.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import type { CartLine } from '../ports/carts.ts'
import type { Records } from '../ports/records.ts'
import type { Store } from '../ports/storage.ts'
import { hashOfState, stateOfRow } from '../sold-items/product-state.ts'

/** Hash of the present state of a line's product; null if it was deleted. */
export async function presentHash(
  records: Records,
  { productClass, configuredId }: Pick<CartLine, 'productClass' | 'configuredId'>,
  change: Partial<Pick<SoldRow, 'quantity'>> = {},
): Promise<string | null> {
  const [row] = await supplierOf(productClass).rows(records, [configuredId])
  if (row === undefined) return null
  const file = row.user_file === null ? null : await records.get(userFile, row.user_file)
  return hashOfState(stateOfRow({ ...row, ...change }, file))
}

/** The line's declined state after the cart sets another quantity: the same state with that quantity. CART-12. */
export async function declinedAt(
  { records }: Pick<Store, 'records'>,
  line: Pick<CartLine, 'productClass' | 'configuredId' | 'declined'>,
  quantity: number,
): Promise<string | null> {
  if (line.declined === null || line.declined !== (await presentHash(records, line))) return null
  return presentHash(records, line, { quantity })
}
