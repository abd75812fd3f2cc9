import { createRequire } from 'node:module'
import type Sqlite from 'better-sqlite3'

/**
 * The same library twice. Version 12 is compiled against Node's own headers, and what it compiles from Node 24.19 on ends
 * the process when the garbage collector takes a statement away. Version 13 speaks Node-API and has no such ties, but wants a
 * Node-API that Node 20 does not have: there npm leaves it out, and version 12 is sound.
 */
const NODE_API_OF_VERSION_13 = 10
const library =
  Number(process.versions.napi) >= NODE_API_OF_VERSION_13 ? 'better-sqlite3-13' : 'better-sqlite3'
const require = createRequire(import.meta.url)
const SqliteFile = require(library) as typeof Sqlite

/** Where the library is, for threads that load it themselves. */
export const SQLITE_LIBRARY = require.resolve(library)

/** Opens an SQLite file, waiting up to ten seconds for its lock. */
export const openSqliteFile = (path: string): Sqlite.Database => new SqliteFile(path, { timeout: 10_000 })
