import type { Dialect } from '../dialect/index.ts'

/** Products frozen as they were put in a cart. Only `used` ever changes. CART-2. */
export const soldItemTable = (d: Dialect) =>
  d.table(
    'sold_item',
    {
      /** SHA-256 of the content. */
      id: d.text('id').primaryKey(),
      content: d.text('content').notNull(),
      /** When it was last put in a cart. */
      used: d.time('used').notNull(),
    },
    (t) => [d.index('sold_item_used_index').on(t.used)],
  )
