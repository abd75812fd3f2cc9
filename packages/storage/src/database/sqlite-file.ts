import SqliteFile from 'better-sqlite3'

/**
 * Every file that was opened, for as long as the process lives. On Node 24 the garbage collector may not take away a
 * connection of this library, closed or not: its farewell needs an environment that is not there then, and the process
 * dies. A closed one weighs next to nothing, and a shop opens three. This keeps connections only: statements the library
 * makes and drops can still end the process there, so Node 24 is not supported yet.
 */
const opened: SqliteFile.Database[] = []

/** Opens an SQLite file, waiting up to ten seconds for whoever holds it. */
export function openSqliteFile(path: string): SqliteFile.Database {
  const file = new SqliteFile(path, { timeout: 10_000 })
  opened.push(file)
  return file
}
