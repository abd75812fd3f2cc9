import type { Dialect } from '../dialect/index.ts'
import type { jobTable } from './job-table.ts'

/** Products frozen when they were put in a cart. Only `used` ever changes. CART-2. */
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

/** The sold items that a job makes files of: they stay as long as the job. CART-13. */
export const jobSoldItemTable = (
  d: Dialect,
  job: ReturnType<typeof jobTable>,
  soldItem: ReturnType<typeof soldItemTable>,
) =>
  d.table(
    'job_sold_item',
    {
      /** The job and the item. */
      id: d.text('id').primaryKey(),
      job: d
        .text('job')
        .notNull()
        .references(() => job.id, { onDelete: 'cascade' }),
      sold_item: d
        .text('sold_item')
        .notNull()
        .references(() => soldItem.id),
    },
    (t) => [
      d.index('job_sold_item_job_index').on(t.job),
      d.index('job_sold_item_sold_item_index').on(t.sold_item),
    ],
  )
