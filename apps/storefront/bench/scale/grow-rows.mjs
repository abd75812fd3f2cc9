// Grows one table of a shop on SQLite by copies of its rows, under other ids and other unique values, and shrinks it again.
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const Database = require('better-sqlite3')

/** What the id of a copy has in it, and no other id. */
const MARK = '~copy~'

/** The columns that tell copies apart: the id, and one of each unique index. */
function distinctColumns(db, table) {
  const columns = db.pragma(`table_info("${table}")`)
  const typeOf = new Map(columns.map(({ name, type }) => [name, type.toLowerCase()]))
  const distinct = db
    .pragma(`index_list("${table}")`)
    .filter(({ unique }) => unique === 1)
    .map(({ name }) => db.pragma(`index_info("${name}")`).map((each) => each.name))
    .map((names) => names.find((name) => typeOf.get(name) === 'text') ?? names[0])
  return { all: columns.map(({ name }) => name), typeOf, distinct: new Set(['id', ...distinct]) }
}

export function openRows(file) {
  const db = new Database(file, { timeout: 60_000 })
  db.pragma('foreign_keys = off')
  db.pragma('synchronous = off')
  const count = (table) => db.prepare(`select count(*) as count from "${table}"`).get().count

  return {
    /** Grows the table to so many rows; the id of a copy, or null where there is no row to copy. */
    grow(table, size) {
      const { all, typeOf, distinct } = distinctColumns(db, table)
      const before = count(table)
      if (before === 0) return null
      const valueOf = (name) => {
        if (name === 'updated') return `o."updated" - n * 1000`
        if (!distinct.has(name)) return `o."${name}"`
        return typeOf.get(name) === 'text' ? `o."${name}" || '${MARK}' || n` : `o."${name}" + n * 1000000`
      }
      const names = all.map((name) => `"${name}"`).join(', ')
      db.prepare(
        `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ?)
         insert into "${table}" (${names}) select ${all.map(valueOf).join(', ')} from "${table}" o, copies
         where instr(o.id, '${MARK}') = 0`,
      ).run(Math.max(1, Math.ceil(size / before) - 1))
      return db.prepare(`select id from "${table}" where instr(id, '${MARK}') > 0 limit 1`).get().id
    },

    shrink(table) {
      db.prepare(`delete from "${table}" where instr(id, '${MARK}') > 0`).run()
      db.pragma('wal_checkpoint(truncate)')
    },

    close: () => db.close(),
  }
}
