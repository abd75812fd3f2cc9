import type { Dialect } from '../dialect/index.ts'

/** Former slugs and paths of catalog rows, including removed ones. SEO-2. */
export const formerAddressTable = (d: Dialect) =>
  d.table(
    'former_address',
    {
      record: d.text('record').notNull(),
      /** The changed field: `slug` or `path`. */
      field: d.text('field').notNull(),
      value: d.text('value').notNull(),
      row: d.text('row').notNull(),
    },
    (t) => [d.uniqueIndex('former_address_record_field_value_unique').on(t.record, t.field, t.value)],
  )
