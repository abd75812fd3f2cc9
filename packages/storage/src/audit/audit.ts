import type { Audit, AuditEntry } from '@kisscut/shop/ports/audit'
import { count, desc, eq, getTableColumns } from 'drizzle-orm'
import { type Db, encodedRow, laterRow, namesIn, statement } from '../database/index.ts'
import { addUses, versionNamed } from '../files/uses.ts'
import { keyOf, newId } from '../ids/ids.ts'
import type { Tables } from '../tables/index.ts'

type Row = Tables['audit_log']['$inferSelect']

const stored = (value: unknown) => (value === undefined ? null : { value })

const entryOf = ({ before, after, ...row }: Row): AuditEntry => ({
  ...row,
  ...(before === null ? {} : { before: before.value }),
  ...(after === null ? {} : { after: after.value }),
})

const insertEntry = statement((db, names: string) =>
  db.query.insert(db.tables.audit_log).values(laterRow(names) as never),
)

/** The log of staff changes (ROLE-8); rows are only added. */
export const auditIn = (db: Db): Audit => ({
  note: async ({ who, did, what, reason = '', before, after }) => {
    const { audit_log: log } = db.tables
    const row = {
      id: newId(),
      at: db.now(),
      who,
      did,
      what,
      reason,
      before: stored(before),
      after: stored(after),
    }
    const version = versionNamed({ what, before, after })
    const insert = async (inside: Db) => {
      await insertEntry(inside, encodedRow(getTableColumns(log), row), namesIn(row))
      if (version !== null) await addUses(inside, version.usedBy, version.row, version.keys)
    }
    await (version === null ? insert(db) : db.atomically(insert))
  },

  entries: async (what, page, pageSize) => {
    const { audit_log: log } = db.tables
    const isOfIt = eq(log.what, keyOf(what))
    const rows = await db.query
      .select()
      .from(log)
      .where(isOfIt)
      .orderBy(desc(log.at), desc(log.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    const [all] = await db.query.select({ count: count() }).from(log).where(isOfIt)
    return { entries: rows.map(entryOf), count: all?.count ?? 0 }
  },

  entry: async (id) => {
    const { audit_log: log } = db.tables
    const [row] = await db.query
      .select()
      .from(log)
      .where(eq(log.id, keyOf(id)))
    return row === undefined ? null : entryOf(row)
  },
})
