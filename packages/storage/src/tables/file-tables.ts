import type { Dialect } from '../dialect/index.ts'

/** Every stored file. Its row is written before its content, so that a crash never leaves content without a row. FILE-22. */
export const storedFileTable = (d: Dialect) =>
  d.table(
    'stored_file',
    {
      key: d.text('key').primaryKey(),
      /** When it was stored or a row last stopped naming it, within an hour. */
      touched: d.time('touched').notNull(),
      /** Whether it is being deleted, so that no row may use it any more. */
      removing: d.flag('removing').notNull().default(false),
    },
    (t) => [d.index('stored_file_touched_index').on(t.touched)],
  )

/** The rows that use each file; written and removed in the transaction that writes the row. FILE-22. */
export const fileUseTable = (d: Dialect) =>
  d.table(
    'file_use',
    {
      /** The table, the row and the key. */
      id: d.text('id').primaryKey(),
      key: d.text('key').notNull(),
      used_by: d.text('used_by').notNull(),
      row: d.text('row_id').notNull(),
      since: d.time('since').notNull(),
    },
    (t) => [d.index('file_use_key_index').on(t.key), d.index('file_use_row_index').on(t.used_by, t.row)],
  )
