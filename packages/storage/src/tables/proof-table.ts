import type { Dialect } from '../dialect/index.ts'

/** The last proof of every product that has one (PROD-4). */
export const proofTable = (d: Dialect) =>
  d.table('proof', {
    /** Id of the product. */
    id: d.text('id').primaryKey(),
    version: d.integer('version').notNull(),
    /** SHA-256 of everything the proof shows. */
    fingerprint: d.text('fingerprint').notNull(),
    made: d.time('made').notNull(),
  })
