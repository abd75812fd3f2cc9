import type { Dialect } from '../dialect/index.ts'

/** Results stored by key, so that a repeated request has its effect once (API-9). */
export const idempotencyKeyTable = (d: Dialect) =>
  d.table(
    'idempotency_key',
    {
      id: d.text('id').primaryKey(),
      owner: d.text('owner').notNull(),
      /** SHA-256 of the key. */
      key: d.text('key').notNull(),
      /** SHA-256 of the request; the same key with another request is a conflict. */
      request: d.text('request').notNull(),
      result: d.json<{ value: unknown }>('answer'),
      created: d.time('created').notNull(),
    },
    (t) => [
      d.uniqueIndex('idempotency_key_owner_key_unique').on(t.owner, t.key),
      d.index('idempotency_key_created_index').on(t.created),
    ],
  )

/** Number of attempts in a time window. ACC-3. */
export const attemptCountTable = (d: Dialect) =>
  d.table(
    'attempt_count',
    {
      /** SHA-256 of the kind of attempt and its address or account. */
      id: d.text('id').primaryKey(),
      count: d.integer('count').notNull(),
      ends: d.time('ends').notNull(),
    },
    (t) => [d.index('attempt_count_ends_index').on(t.ends)],
  )

/**
 * `catalog`: increased with every change of the catalog. `file uses`: the day until which the uses of files are complete
 * (FILE-22).
 */
export const versionTable = (d: Dialect) =>
  d.table('version', { id: d.text('id').primaryKey(), number: d.integer('number').notNull() })

/** Changes by staff; rows are only ever added. ROLE-8. */
export const auditTable = (d: Dialect) =>
  d.table(
    'audit_log',
    {
      id: d.text('id').primaryKey(),
      at: d.time('at').notNull(),
      who: d.text('who').notNull(),
      did: d.text('did').notNull(),
      what: d.text('what').notNull(),
      reason: d.text('reason').notNull(),
      before: d.json<{ value: unknown }>('before'),
      after: d.json<{ value: unknown }>('after'),
    },
    (t) => [d.index('audit_log_at_index').on(t.at), d.index('audit_log_what_index').on(t.what)],
  )
