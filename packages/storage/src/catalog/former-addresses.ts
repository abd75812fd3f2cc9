import type { AnyRecord } from '@kisscut/records'
import type { FormerAddress } from '@kisscut/shop/ports/catalog'
import { and, eq } from 'drizzle-orm'
import { type Db, later, statement } from '../database/index.ts'
import { keyOf } from '../ids/ids.ts'
import type { RowChange } from './listing/catalog-changed.ts'

/** Fields that are part of pages' addresses; only a category has a path. */
const fieldsOf = (record: AnyRecord): readonly FormerAddress['field'][] => {
  if (!record.isCatalog || !('slug' in record.schema.shape)) return []
  return record.name === 'category' ? ['slug', 'path'] : ['slug']
}

/** Whether a page exists at an address that includes this record's slug or path. */
export const hasAddress = (record: AnyRecord): boolean => fieldsOf(record).length > 0

const textOf = (row: RowChange['before'], field: string): string | null => {
  const value = row?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * Stores a row's address before a change, in the same transaction (SEO-2). An address now in use is removed from the former ones,
 * so that a former address always leads directly to the row, however often it was renamed.
 */
export async function rememberAddress(db: Db, { record, id, before, after }: RowChange): Promise<void> {
  const { former_address: former } = db.tables
  for (const field of fieldsOf(record)) {
    const [was, now] = [textOf(before, field), textOf(after, field)]
    if (was === now) continue
    if (now !== null)
      await db.query
        .delete(former)
        .where(and(eq(former.record, record.name), eq(former.field, field), eq(former.value, now)))
    if (was !== null)
      await db.query
        .insert(former)
        .values({ record: record.name, field, value: was, row: id })
        .onConflictDoUpdate({ target: [former.record, former.field, former.value], set: { row: id } })
  }
}

const formerAddress = statement((db) => {
  const { former_address: former } = db.tables
  return db.query
    .select({ row: former.row })
    .from(former)
    .where(
      and(
        eq(former.record, later('record')),
        eq(former.field, later('field')),
        eq(former.value, later('value')),
      ),
    )
})

/** The row that had this address before; null: none had it, or one has it now. */
export async function formerlyAt(db: Db, { record, field, value }: FormerAddress): Promise<string | null> {
  const [found] = await formerAddress(db, { record, field, value: keyOf(value) })
  return found?.row ?? null
}
