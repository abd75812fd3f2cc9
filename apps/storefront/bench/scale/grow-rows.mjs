// Grows a table of a shop by copies of its rows with other ids and unique values, and shrinks it again, on
// either database.
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))

/** Part of a copy's id that no other id has. */
const MARK = '~copy~'
const IS_COPY = `id like '%${MARK}%'`

/** An SQLite file: `columns` with their types, the columns of each `unique` index, and a time `earlier` by some seconds. */
function sqliteTables(file) {
  const db = new (require('better-sqlite3'))(file, { timeout: 60_000 })
  db.pragma('foreign_keys = off')
  db.pragma('synchronous = off')
  return {
    query: async (sql) => {
      const statement = db.prepare(sql)
      return statement.reader ? statement.all() : statement.run()
    },
    columns: async (table) => db.pragma(`table_info("${table}")`),
    unique: async (table) =>
      db
        .pragma(`index_list("${table}")`)
        .filter(({ unique }) => unique === 1)
        .map(({ name }) => db.pragma(`index_info("${name}")`).map((each) => each.name)),
    earlier: (time, seconds) => `${time} - ${seconds} * 1000`,
    settle: async () => db.pragma('wal_checkpoint(truncate)'),
    close: async () => db.close(),
  }
}

/** The same for a PostgreSQL database. */
async function postgresTables(url) {
  const client = new (require('pg').Client)({ connectionString: url })
  await client.connect()
  await client.query("set session_replication_role = 'replica'")
  await client.query('set synchronous_commit = off')
  const query = async (sql, values) => (await client.query(sql, values)).rows
  return {
    query,
    columns: (table) =>
      query(
        `select column_name as name, data_type as type from information_schema.columns
         where table_schema = 'public' and table_name = $1 order by ordinal_position`,
        [table],
      ),
    unique: async (table) =>
      (
        await query(
          `select array(select attname::text from unnest(indkey) with ordinality as k(attnum, place)
             join pg_attribute a on a.attrelid = indrelid and a.attnum = k.attnum order by place) as names
           from pg_index where indrelid = $1::regclass and indisunique`,
          [`"${table}"`],
        )
      ).map(({ names }) => names),
    earlier: (time, seconds) => `${time} - ${seconds} * interval '1 second'`,
    settle: () => query('checkpoint'),
    close: () => client.end(),
  }
}

/** The columns that distinguish copies: the id, and one of each unique index. */
async function distinctColumns(tables, table) {
  const columns = await tables.columns(table)
  const typeOf = new Map(columns.map(({ name, type }) => [name, type.toLowerCase()]))
  const distinct = (await tables.unique(table)).map(
    (names) => names.find((name) => typeOf.get(name) === 'text') ?? names[0],
  )
  return { all: columns.map(({ name }) => name), typeOf, distinct: new Set(['id', ...distinct]) }
}

export async function openRows({ DATABASE_FILE, DATABASE_URL }) {
  const tables = DATABASE_URL ? await postgresTables(DATABASE_URL) : sqliteTables(DATABASE_FILE)
  return {
    /** Grows the table to this many rows; returns the id of a copy, or null if there is no row to copy. */
    async grow(table, size) {
      const { all, typeOf, distinct } = await distinctColumns(tables, table)
      const before = Number((await tables.query(`select count(*) as count from "${table}"`))[0].count)
      if (before === 0) return null
      const valueOf = (name) => {
        if (name === 'updated') return tables.earlier('o."updated"', 'n')
        if (!distinct.has(name)) return `o."${name}"`
        return typeOf.get(name) === 'text' ? `o."${name}" || '${MARK}' || n` : `o."${name}" + n * 1000000`
      }
      const names = all.map((name) => `"${name}"`).join(', ')
      const copies = Math.max(1, Math.ceil(size / before) - 1)
      await tables.query(
        `insert into "${table}" (${names})
         with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${copies})
         select ${all.map(valueOf).join(', ')} from "${table}" o, copies where not o.${IS_COPY}`,
      )
      return (await tables.query(`select id from "${table}" where ${IS_COPY} limit 1`))[0].id
    },

    async shrink(table) {
      await tables.query(`delete from "${table}" where ${IS_COPY}`)
      await tables.settle()
    },

    close: () => tables.close(),
  }
}
