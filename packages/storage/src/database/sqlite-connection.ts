import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type SqliteFile from 'better-sqlite3'
import { openSqliteFile } from './sqlite-file.ts'

/** What drizzle's proxy asks of us: all rows, one row, or nothing but the deed. */
export type Method = 'run' | 'all' | 'values' | 'get'
export interface Answer {
  rows: unknown[]
}

/** `full`: what is committed survives a power cut. `none`: for tests, which nobody needs afterwards. */
export type Durability = 'full' | 'none'

/** Prepared statements kept for reuse, at most. */
const STATEMENTS = 500

/** One connection to an SQLite file, with the statements it has prepared. */
export interface Connection {
  /** The statement changes nothing. */
  reads(sql: string): boolean
  perform(sql: string, params: readonly unknown[], method: Method): Answer
  /** Undoes the open transaction; SQLite may have done so by itself, when the disk is full. */
  rollback(): void
  close(): void
}

/** Opens the file. From then on it never waits for other writers: see `whenFree`. WAL: readers never wait; `synchronous=FULL` unless told otherwise. */
export function openConnection(file: string, durability: Durability = 'full'): Connection {
  mkdirSync(dirname(file), { recursive: true })
  const connection = openSqliteFile(file)
  connection.pragma('journal_mode = WAL')
  connection.pragma(`synchronous = ${durability === 'full' ? 'FULL' : 'OFF'}`)
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 0')
  const prepared = new Map<string, SqliteFile.Statement>()

  function statement(sql: string): SqliteFile.Statement {
    const known = prepared.get(sql)
    if (known) return known
    const made = connection.prepare(sql)
    if (prepared.size >= STATEMENTS) prepared.delete(prepared.keys().next().value!)
    prepared.set(sql, made)
    return made
  }

  return {
    reads: (sql) => statement(sql).readonly,
    perform(sql, params, method) {
      const ready = statement(sql)
      if (!ready.reader) {
        ready.run(...params)
        return { rows: [] }
      }
      const raw = ready.raw()
      // One row and no row: drizzle's proxy wants the row itself, or nothing.
      if (method === 'get') return { rows: raw.get(...params) as unknown[] }
      return { rows: raw.all(...params) }
    },
    rollback: () => void (connection.inTransaction && connection.exec('ROLLBACK')),
    close: () => void connection.close(),
  }
}
