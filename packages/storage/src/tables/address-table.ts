import type { Dialect } from '../dialect/index.ts'

/** SEO-2: slugs and paths that rows of the catalog had before, and whose they were; of removed rows, too. */
export const formerAddressTable = (d: Dialect) =>
  d.table(
    'former_address',
    {
      record: d.text('record').notNull(),
      /** The field that was changed: `slug` or `path`. */
      field: d.text('field').notNull(),
      value: d.text('value').notNull(),
      row: d.text('row').notNull(),
    },
    (t) => [d.uniqueIndex('former_address_record_field_value_unique').on(t.record, t.field, t.value)],
  )
