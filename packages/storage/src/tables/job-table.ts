import type { Dialect } from '../dialect/index.ts'
import type { JobFile, JobState } from '@kisscut/shop/ports/jobs'

/** Background jobs, which outlive requests. */
export const jobTable = (d: Dialect) =>
  d.table(
    'job',
    {
      id: d.text('id').primaryKey(),
      owner: d.text('owner').notNull(),
      kind: d.text('kind').notNull(),
      request: d.json<{ value: unknown }>('ask').notNull(),
      state: d.text('state').$type<JobState>().notNull(),
      /** In thousandths. */
      progress: d.integer('progress').notNull(),
      tries: d.integer('tries').notNull(),
      message: d.text('message').notNull(),
      files: d.json<readonly JobFile[]>('files').notNull(),
      /** Id of the worker's lease; null if not leased. */
      lease: d.text('lease'),
      /** When it may be leased: for a waiting job from then on; for a running one, when its lease expires. */
      due: d.time('due').notNull(),
      created: d.time('created').notNull(),
      updated: d.time('updated').notNull(),
    },
    (t) => [
      d.index('job_state_due_index').on(t.state, t.due),
      d.index('job_owner_index').on(t.owner),
      d.uniqueIndex('job_lease_unique').on(t.lease),
    ],
  )
