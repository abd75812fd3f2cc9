import type { Db } from '../database/index.ts'
import { newId } from '../ids/ids.ts'
import type { Audit } from '@kisscut/shop/ports/audit'

const stored = (value: unknown) => (value === undefined ? null : { value })

/** The book of what staff changed (ROLE-8): rows are only ever added. */
export const auditIn = (db: Db): Audit => ({
  note: async ({ who, did, what, reason = '', before, after }) => {
    await db.query.insert(db.tables.audit_log).values({
      id: newId(),
      at: db.now(),
      who,
      did,
      what,
      reason,
      before: stored(before),
      after: stored(after),
    })
  },
})
