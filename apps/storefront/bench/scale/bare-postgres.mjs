// The rival's access to PostgreSQL: the same statements, each prepared once per connection of a pool as large
// as the shop's.
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { FOUND_AT_MOST, LIST, TILES, found } from './statements.mjs'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const pg = require('pg')

export async function barePostgres(url) {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const rows = async (name, text, values, on = pool) => (await on.query({ name, text, values })).rows
  const names = found('search_index', 'search_index.id', 'search_index.names @@ cast($1 as tsquery)')
  const texts = found('search_index', 'search_index.id', 'search_index.words @@ cast($1 as tsquery)')

  const again = async (table, on) => {
    const [model] = await rows(`model ${table}`, `select * from ${table} limit 1`, [], on)
    const row = { ...model, id: randomUUID() }
    const columns = Object.keys(row)
    const places = columns.map((_, at) => `$${at + 1}`).join(', ')
    const text = `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${places})`
    const values = Object.values(row).map((value) =>
      value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
    )
    await rows(`insert ${table}`, text, values, on)
  }

  /** The statements of the shop's reads, by the bench's names. */
  const reads = new Map()
  const byText = new Map()
  /** The same name for the same SQL. */
  const named = (sql) => {
    const name = byText.get(sql) ?? `read ${byText.size}`
    byText.set(sql, name)
    return name
  }

  return {
    prepare: (name, statements) => reads.set(name, statements),
    prepared: async (name) => {
      const results = []
      for (const { sql, params } of reads.get(name)) results.push(await rows(named(sql), sql, params))
      return results
    },
    one: async (id) => (await rows('one', 'select * from template where id = $1 limit 1', [id]))[0],
    list: (category, offset) =>
      category === null
        ? rows('list of all', LIST(null, '$1'), [offset])
        : rows('list', LIST('$1', '$2'), [category, offset]),
    search: async (questions) => {
      const ids = new Set()
      for (const [at, question] of questions.entries()) {
        if (ids.size >= FOUND_AT_MOST) break
        const [name, text] = at < 2 ? ['names', names] : ['texts', texts]
        for (const { document } of await rows(name, text, [question])) ids.add(document)
      }
      return rows('tiles', TILES('t.id = any ($1)'), [[...ids].slice(0, FOUND_AT_MOST)])
    },
    openSession: () => again('session'),
    newCustom: () => again('custom'),
    addToCart: async () => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const [{ id }] = await rows('model custom', 'select * from custom limit 1', [], client)
        await rows('touch', 'update custom set quantity = 100, updated = now() where id = $1', [id], client)
        await again('cart_line', client)
        await client.query('commit')
      } finally {
        client.release()
      }
    },
  }
}
