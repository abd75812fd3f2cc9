import { mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type SqliteFile from 'better-sqlite3'
import { openSqliteFile } from './sqlite-file.ts'
import { createWalOnDisk } from './wal-on-disk.ts'

/** Result shapes that Drizzle's proxy requests: all rows, one row, or none. */
export type Method = 'run' | 'all' | 'values' | 'get'
export interface Rows {
  rows: unknown[]
}

/** `full`: everything committed and `flushed` survives a power cut. `none`: faster, for tests. */
export type Durability = 'full' | 'none'

/** How SQLite flushes if `flushed` doesn't. */
const SYNCHRONOUS: Readonly<Record<Durability, string>> = { full: 'FULL', none: 'OFF' }

/** Most pages of a log; SQLite checkpoints a longer one within a commit. */
const PAGES_AT_MOST = 16_000

/** Most prepared statements cached. */
const STATEMENTS = 500

/** One connection to an SQLite file, with its prepared statements. */
export interface Connection {
  /** Whether the statement is read-only. */
  reads(sql: string): boolean
  perform(sql: string, params: readonly unknown[], method: Method): Rows
  /** Begins a write transaction. Throws `SQLITE_BUSY` while another process writes, or reads the log of an earlier one. */
  begin(): void
  /** Approximate number of rows changed since it was opened. */
  changes(): number
  /** A number that changes with each commit of any other connection, in this process or another. */
  dataVersion(): number
  /** Rolls back the open transaction; SQLite may already have done so, as when the disk is full. */
  rollback(): void
  /** Whether a transaction is open. */
  isInTransaction(): boolean
  /** Throws {@link DatabaseMoved} if the open file was replaced or removed, or `LogLost` after a failed flush. */
  assertWritable(): void
  /** Resolves once everything committed before is on disk. */
  flushed(): Promise<void>
  close(): Promise<void>
}

/** The open file was removed or replaced, perhaps with the data folder; anything written to it would be lost. */
class DatabaseMoved extends Error {
  override name = 'DatabaseMoved'
  readonly code = 'DATABASE_MOVED'
}

/** The log of an earlier process can't be emptied yet. */
class LogInUse extends Error {
  override name = 'LogInUse'
  readonly code = 'SQLITE_BUSY'
}

/** Device and inode of a file; null if it doesn't exist. */
const identityOf = (file: string): string | null => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev}:${found.ino}`
}

/**
 * Opens the file. It never waits for other writers from then on: see `whenFree`. WAL: readers never wait, and `flushed` waits for
 * the disk; SQLite itself flushes only before it checkpoints (`synchronous=NORMAL`). A log left by an earlier process is
 * checkpointed at once, or before the first write if it is still being read: part of it may never have reached the disk, and
 * later commits must not depend on it. Other checkpoints are the caller's, off the event loop; SQLite itself only checkpoints a
 * log that the caller doesn't.
 */
export function openConnection(file: string, durability: Durability = 'full'): Connection {
  mkdirSync(dirname(file), { recursive: true })
  const connection = openSqliteFile(file)
  // Some network disks can't share the memory that WAL needs; SQLite then flushes by itself.
  const hasLog = connection.pragma('journal_mode = WAL', { simple: true }) === 'wal'
  const isFlushed = hasLog && durability === 'full'
  connection.pragma(`synchronous = ${isFlushed ? 'NORMAL' : SYNCHRONOUS[durability]}`)
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 0')
  if (isFlushed) connection.pragma(`wal_autocheckpoint = ${PAGES_AT_MOST}`)
  /** Checkpoints and empties the log; false if it is being read or written. */
  const isEmptied = () => connection.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
  let isLogOwn = !isFlushed || isEmptied()
  let changed = 0
  const identity = identityOf(file)
  // SQLite follows links: the log is beside the file they lead to.
  const wal = createWalOnDisk(isFlushed ? realpathSync(file) : file)
  const prepared = new Map<string, SqliteFile.Statement>()

  function statement(sql: string): SqliteFile.Statement {
    const cached = prepared.get(sql)
    if (cached) return cached
    const made = connection.prepare(sql)
    if (prepared.size >= STATEMENTS) prepared.delete(prepared.keys().next().value!)
    prepared.set(sql, made)
    return made
  }

  const version = connection.prepare('PRAGMA data_version').pluck()

  return {
    dataVersion: () => version.get() as number,
    reads: (sql) => statement(sql).readonly,
    perform(sql, params, method) {
      const ready = statement(sql)
      if (!ready.reader) {
        changed += ready.run(...params).changes
        return { rows: [] }
      }
      if (!ready.readonly) changed += 1
      const raw = ready.raw()
      // For a single row, Drizzle's proxy expects the row itself, or nothing.
      if (method === 'get') return { rows: raw.get(...params) as unknown[] }
      return { rows: raw.all(...params) }
    },
    begin() {
      isLogOwn ||= isEmptied()
      if (!isLogOwn) throw new LogInUse('Somebody still reads from the log of an earlier process.')
      statement('BEGIN IMMEDIATE').run()
    },
    changes: () => changed,
    rollback: () => void (connection.inTransaction && connection.exec('ROLLBACK')),
    isInTransaction: () => connection.inTransaction,
    assertWritable() {
      wal.assertIntact()
      if (identityOf(file) !== identity) throw new DatabaseMoved(`${file} is not the file that was opened.`)
    },
    flushed: isFlushed ? wal.flushed : async () => undefined,
    close: async () => {
      await wal.close()
      connection.close()
    },
  }
}
