import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { Failure, Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import type { OwnRows } from './own-rows.ts'
import type { PreviewColumns, SoldProduct, SoldRow } from './sold-product.ts'

export type Loading = Promise<{ readonly ok: true; readonly value: SoldProduct } | Failure>

/** Reads configured products of a class, and writes the columns that cart, previews and owners change. DDB-7. */
export interface Supplier {
  load(records: Records, catalog: CatalogSnapshot, viewer: Viewer, id: string): Loading
  /** Existing rows, of any owner. */
  rows(records: Records, ids: readonly string[]): Promise<readonly SoldRow[]>
  setPreview(records: Records, row: SoldRow, columns: PreviewColumns): Promise<SoldRow | null>
  setQuantity(records: Records, id: string, owner: string, quantity: number): Promise<unknown>
  /** A copy for the same owner. CART-9. */
  copy(store: Transaction, row: SoldRow): Promise<Outcome<SoldRow>>
  /** Sets its owner's name for it. TOOL-8. */
  rename(records: Records, row: Pick<SoldRow, 'id' | 'owner'>, name: string): Promise<unknown>
  /** Deletes the product with all its stored data. TOOL-8. */
  remove(records: Records, row: Pick<SoldRow, 'id' | 'owner'>): Promise<unknown>
  readonly own: OwnRows
}
