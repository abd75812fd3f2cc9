// The rival's access to SQLite: the shop's statements, each prepared once; writes are durable.
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { FOUND_AT_MOST, LIST, TILES, found } from './statements.mjs'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const Database = require('better-sqlite3')

const open = (file) => {
  const db = new Database(file)
  db.pragma('journal_mode = wal')
  db.pragma('synchronous = full')
  return db
}

export function bareSqlite(file) {
  const [reader, writer] = [open(file), open(file)]
  const one = reader.prepare('select * from template where id = ? limit 1')
  const list = reader.prepare(LIST('?', '?'))
  const listOfAll = reader.prepare(LIST(null, '?'))
  const names = reader.prepare(found('search_name', 'search_name.rowid', 'search_name match ?'))
  const texts = reader.prepare(found('search_text', 'search_text.rowid', 'search_text match ?'))
  const tiles = reader.prepare(TILES('t.id in (select value from json_each(?))'))

  /** A row written by the shop, to be written again with another id. */
  const modelOf = (table) => reader.prepare(`select * from ${table} limit 1`)
  const insertOf = (table) => {
    const columns = writer.pragma(`table_info(${table})`).map(({ name }) => `"${name}"`)
    return writer.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
  }
  const writes = Object.fromEntries(
    ['custom', 'cart_line', 'session'].map((table) => [
      table,
      { model: modelOf(table), insert: insertOf(table) },
    ]),
  )
  const again = (table) => {
    const { model, insert } = writes[table]
    insert.run(...Object.values({ ...model.get(), id: randomUUID() }))
  }
  const touch = writer.prepare('update custom set quantity = ?, updated = ? where id = ?')
  const addToCart = writer.transaction(() => {
    touch.run(100, Date.now(), writes.custom.model.get().id)
    again('cart_line')
  })

  /** The statements of the shop's reads, by the bench's names. */
  const reads = new Map()
  const byText = new Map()
  /** The same prepared statement for the same SQL. */
  const preparedOnce = (sql) => {
    const statement = byText.get(sql) ?? reader.prepare(sql)
    byText.set(sql, statement)
    return statement
  }

  return {
    prepare: (name, statements) =>
      reads.set(
        name,
        statements.map(({ sql, params }) => ({ statement: preparedOnce(sql), params })),
      ),
    prepared: (name) => reads.get(name).map(({ statement, params }) => statement.all(...params)),
    one: (id) => one.get(id),
    list: (category, offset) => (category === null ? listOfAll.all(offset) : list.all(category, offset)),
    search: (questions) => {
      const ids = new Set()
      for (const [at, question] of questions.entries()) {
        if (ids.size >= FOUND_AT_MOST) break
        for (const { document } of (at < 2 ? names : texts).all(question)) ids.add(document)
      }
      return tiles.all(JSON.stringify([...ids].slice(0, FOUND_AT_MOST)))
    },
    openSession: () => again('session'),
    newCustom: () => again('custom'),
    addToCart: () => addToCart(),
  }
}
