import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { sqliteTables } from '../tables/index.ts'
import { type Database, type Db, joined } from './db.ts'
import { createTransactionGuard } from './transaction-guard.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import { createScanThread, type ScanThread } from './scan-thread.ts'
import { type Connection, type Durability, type Method, openConnection } from './sqlite-connection.ts'
import type { Clock } from '@kisscut/shop/ports/clock'

type Perform = (sql: string, params: unknown[], method: Method) => Promise<{ rows: unknown[] }>

/** SQLite's query builder with PostgreSQL's types, like the tables. */
const builderOver = (perform: Perform) => drizzle(perform) as unknown as Db['query']

/**
 * SQLite on two connections: one reads and never waits; the other writes, one piece of work at a time. So a transaction may await
 * between statements, and its uncommitted writes are invisible. Scans of whole tables run in a separate thread.
 */
export function openSqlite(file: string, now: Clock, durability: Durability = 'full'): Database {
  const reader = openConnection(file, durability)
  const writer = openConnection(file, durability)
  const scans = createScanThread(file)
  const commits = checkpointed(createGroupCommit(writer), writer, scans, durability)
  const guard = createTransactionGuard()

  const insideTransaction = joined({
    dialect: 'sqlite',
    tables: sqliteTables(),
    now,
    query: builderOver(async (sql, params, method) => writer.perform(sql, params, method)),
  })

  return {
    dialect: 'sqlite',
    tables: sqliteTables(),
    now,
    query: builderOver(async (sql, params, method) => {
      if (reader.reads(sql)) return reader.perform(sql, params, method)
      guard.assertOutside()
      return commits.run(() => writer.perform(sql, params, method))
    }),
    change: () => reader.dataVersion(),
    scan: builderOver((sql, params) => scans.all(sql, params)),
    atomically: async (work) => {
      guard.assertOutside()
      return commits.run(() => {
        insideTransaction.owners.clear()
        return guard.during(() => work(insideTransaction))
      })
    },
    ping: async () => {
      writer.assertWritable()
      reader.perform('select 1', [], 'get')
    },
    close: async () => {
      await commits.idle()
      await scans.close()
      await Promise.all([reader.close(), writer.close()])
    },
  }
}

/** Changed rows after which the log is checkpointed: a few thousand pages. */
const CHANGES = 300
/** Pages of the log after which writers wait for the checkpoint. */
const PAGES = 4000

/** Group commits whose log is checkpointed in the thread, never within a commit. API-22. */
function checkpointed(
  commits: GroupCommit,
  writer: Connection,
  thread: ScanThread,
  durability: Durability,
): GroupCommit {
  if (durability === 'none') return commits
  let before = 0
  let moving: Promise<void> | null = null
  const moveLog = () => {
    if (moving !== null || writer.changes() - before < CHANGES) return
    before = writer.changes()
    moving = thread
      .checkpoint(PAGES)
      // The log stays and grows until the next checkpoint, or SQLite's own.
      .catch(() => undefined)
      .finally(() => (moving = null))
  }
  return {
    run: (work) => commits.run(work).finally(moveLog),
    // If closing interrupts a checkpoint, the last connection completes it.
    idle: () => commits.idle(),
  }
}
