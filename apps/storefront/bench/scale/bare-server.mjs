// The rival: node:http on the same SQLite file, each path one prepared statement (or transaction) and JSON.stringify.
// No validation, no accounts, no rules, no OpenAPI: what the machine, Node and SQLite can do at most.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { randomUUID } from 'node:crypto'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const Database = require('better-sqlite3')
const open = (synchronous) => {
  const db = new Database(process.env.DATABASE_FILE)
  db.pragma('journal_mode = wal')
  db.pragma(`synchronous = ${synchronous}`)
  return db
}
const reader = open('full')
const writer = open('full')

const one = reader.prepare('select * from template where id = ? limit 1')
const list = reader.prepare(
  `select * from category_product where id in (select id from category_product where category = ? and hidden_product = 0
   order by "order", created, id limit 24 offset ?) order by "order", created, id`,
)
const search = reader.prepare(
  `select d.product from search_index i join search_document d on d.id = i.rowid join product_listing l on l.product = d.product
   where search_index match ? and l.published = 1 order by i.rowid limit 48`,
)
const tile = reader.prepare(
  `select t.id, t.slug, t.category, t.name, t.short_description, t.image_url, t.rating, t.review_count, l.from_total, l.from_quantity, l.currency
   from template t join product_listing l on l.product = t.id where t.id = ?`,
)
const columnsOf = (table) => writer.pragma(`table_info(${table})`).map(({ name }) => name)
const insertOf = (table) => {
  const columns = columnsOf(table)
  return writer.prepare(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  )
}
const inserts = { custom: insertOf('custom'), cart_line: insertOf('cart_line') }
/** A row that the shop itself wrote, to be written again under another id. */
const model = (table) => reader.prepare(`select * from ${table} limit 1`).get()
const again = (table) => {
  const row = model(table)
  if (row === undefined) throw new Error(`The shop has written no ${table} yet`)
  return Object.values({ ...row, id: randomUUID() })
}
const touch = writer.prepare('update custom set quantity = ?, updated = ? where id = ?')
const addToCart = writer.transaction(() => {
  touch.run(100, Date.now(), model('custom').id)
  inserts.cart_line.run(...again('cart_line'))
})

const page = Buffer.alloc(Number(process.env.PAGE_BYTES ?? 40_000), 'x')
const json = (response, value) => {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://bare')
  const { searchParams } = url
  switch (url.pathname) {
    case '/hello':
      return json(response, { status: 'ok' })
    case '/static':
      return response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page)
    case '/one':
      return json(response, one.get(searchParams.get('id')))
    case '/list':
      return json(
        response,
        list.all(searchParams.get('category'), (Number(searchParams.get('page')) - 1) * 24),
      )
    case '/search':
      return json(
        response,
        search.all(searchParams.get('match')).map(({ product }) => tile.get(product)),
      )
    case '/custom':
      return request.resume().once('end', () => {
        inserts.custom.run(...again('custom'))
        json(response, { ok: true })
      })
    case '/cart':
      return request.resume().once('end', () => {
        addToCart()
        json(response, { ok: true })
      })
    default:
      return response.writeHead(404).end()
  }
})
server.listen(Number(process.env.PORT), () => console.log('The bare server is open'))
