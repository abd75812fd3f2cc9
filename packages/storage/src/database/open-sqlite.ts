import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { sqliteTables } from '../tables/index.ts'
import { type Database, type Db, joined } from './db.ts'
import { createTransactionGuard } from './transaction-guard.ts'
import { createGroupCommit } from './group-commit.ts'
import { createScanThread } from './scan-thread.ts'
import { type Durability, type Method, openConnection } from './sqlite-connection.ts'
import type { Clock } from '@kisscut/shop/ports/clock'

type Perform = (sql: string, params: unknown[], method: Method) => Promise<{ rows: unknown[] }>

/** SQLite's query builder under PostgreSQL's types, as the tables are. */
const builderOver = (perform: Perform) => drizzle(perform) as unknown as Db['query']

/**
 * SQLite over two connections: one reads and never waits; the other writes, one piece of work at a time. So a transaction may await
 * between statements, and its uncommitted writes are invisible. Scans of whole tables run in their own thread.
 */
export function openSqlite(file: string, now: Clock, durability: Durability = 'full'): Database {
  const reader = openConnection(file, durability)
  const writer = openConnection(file, durability)
  const scans = createScanThread(file)
  const commits = createGroupCommit(writer)
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
    scan: builderOver((sql, params) => scans.all(sql, params)),
    atomically: async (work) => {
      guard.assertOutside()
      return commits.run(() => guard.during(() => work(insideTransaction)))
    },
    ping: async () => {
      writer.assertWritable()
      reader.perform('select 1', [], 'get')
    },
    close: async () => {
      await Promise.all([commits.idle(), scans.close()])
      await Promise.all([reader.close(), writer.close()])
    },
  }
}
