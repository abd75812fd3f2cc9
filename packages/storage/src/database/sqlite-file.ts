import { createRequire } from 'node:module'
import { foldText } from '@kisscut/core/text'
import type Sqlite from 'better-sqlite3'

/**
 * Two versions of the same library. Version 12 is compiled against Node's own headers, and when compiled against Node 24.19 or later it
 * ends the process once a statement is garbage-collected. Version 13 uses Node-API and has no such problem, but needs a Node-API version
 * that Node 20 lacks: npm skips it there, and version 12 is sound.
 */
const NODE_API_OF_VERSION_13 = 10
const library =
  Number(process.versions.napi) >= NODE_API_OF_VERSION_13 ? 'better-sqlite3-13' : 'better-sqlite3'
const require = createRequire(import.meta.url)
const SqliteFile = require(library) as typeof Sqlite

/** Path of the library, for threads that load it themselves. */
export const SQLITE_LIBRARY = require.resolve(library)

/** Opens an SQLite file, waiting up to ten seconds for its lock. Its statements know `fold_text`. */
export function openSqliteFile(path: string): Sqlite.Database {
  const opened = new SqliteFile(path, { timeout: 10_000 })
  opened.function('fold_text', { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : text,
  )
  return opened
}
