import type { Dialect } from '../dialect/index.ts'

/** Guests who have signed in: requests that still name one mean the account. Rows are removed after a week. */
export const formerOwnerTable = (d: Dialect) =>
  d.table(
    'former_owner',
    {
      /** The guest's owner. */
      id: d.text('id').primaryKey(),
      /** The account's owner. */
      owner: d.text('owner').notNull(),
      created: d.time('created').notNull(),
    },
    (t) => [d.index('former_owner_created_index').on(t.created)],
  )
