import type { RowOf } from '@kisscut/records'
import type { Records } from '../ports/records.ts'
import type { SoldRow } from './sold-product.ts'

/** A configured product of any record, as its owner's list shows it. TOOL-8. */
export interface OwnRow {
  readonly row: SoldRow
  /** Id of the catalog product. */
  readonly productId: string
  /** Whether its own row is ready to order. */
  readonly isReady: boolean
  /** Whether a link opens a copy of it. */
  readonly isShared: boolean
}

type Configured = Parameters<Records['search']>[0]

/** A page of an owner's rows of one record, most recently changed first; pages count from 1. */
export type OwnRows = (
  records: Records,
  owner: string,
  page: number,
  pageSize: number,
) => Promise<{ readonly count: number; readonly rows: readonly OwnRow[] }>

export const ownRowsOf =
  <R extends Configured>(record: R, shown: (row: RowOf<R>) => OwnRow): OwnRows =>
  async (records, owner, page, pageSize) => {
    const sort = { field: 'updated', descending: true }
    const { count, rows } = await records.search(record, { where: { owner } as object, sort, page, pageSize })
    return { count: count ?? 0, rows: rows.map(shown) }
  }
