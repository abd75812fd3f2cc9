// Grows a shop on SQLite to a number of products, by copies with other names, ids and words and all derived
// rows; and to a number of artworks.
import { createRequire } from 'node:module'

const storageRequire = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const Database = storageRequire('better-sqlite3')

import { artworkInserts, CLASSES, copiesOf, gramsOf, wordOf, WORDS } from './copies.mjs'

const words = (text) => [
  ...new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  ),
]
function copyTable(db, table, changes, condition, copies) {
  const columns = db.pragma(`table_info(${table})`).map(({ name }) => name)
  const differs = new Map(changes)
  const quoted = (name) => `"${name}"`
  const values = columns.map((name) => differs.get(name) ?? quoted(name))
  db.exec(`create temp table original as select * from ${table} where ${condition}`)
  db.prepare(
    `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ?)
     insert into ${table} (${columns.map(quoted).join(', ')}) select ${values.join(
       ', ',
     )} from original, copies`,
  ).run(copies)
  db.exec('drop table original')
}

function indexWords(db, productClass) {
  const last = db.prepare('select max(id) as id from search_entry').get().id ?? 0
  const { table } = CLASSES[productClass]
  const columns = new Set(db.pragma(`table_info(${table})`).map(({ name }) => name))
  // Not every class has all columns: artworks use the materials of their base product.
  const own = (column) => (columns.has(column) ? `t.${column}` : "''")
  const materials = columns.has('materials')
    ? `(select group_concat(name, ' ') from template_material where id in (select value from json_each(t.materials)))`
    : "''"
  const fresh = db
    .prepare(
      `select t.id, t.name, ${own('sku')} as sku, ${own('short_description')} as short_description,
       ${own('description')} as description, c.name_path, ${materials} as materials
       from ${table} t join category c on c.id = t.category
       where not exists (select 1 from search_entry d where d.document = t.id and d.kind = '${productClass}')
       order by t."order", t.id`,
    )
    .all()
  const kind = `0is${productClass}`
  const document = db.prepare('insert into search_entry (id, kind, document, published) values (?, ?, ?, 1)')
  const [names, texts] = ['search_name', 'search_text'].map((table) =>
    db.prepare(`insert into ${table} (rowid, words) values (?, ?)`),
  )
  for (const [at, row] of fresh.entries()) {
    const id = last + 1 + at
    document.run(id, productClass, row.id)
    const name = `${row.name} ${row.sku}`
    names.run(id, words(`${name} ${kind}`).join(' '))
    texts.run(
      id,
      words(
        `${name} ${kind} ${row.materials} ${row.name_path} ${row.short_description} ${row.description}`,
      ).join(' '),
    )
  }
  const gram = db.prepare('insert or ignore into search_gram (gram, word) values (?, ?)')
  for (let n = 0; n < WORDS; n++) for (const each of gramsOf(wordOf(n))) gram.run(each, wordOf(n))
}

/** Copies the database of a shop, which may be open. */
export async function copySqlite(file, to) {
  const db = new Database(file, { readonly: true })
  await db.backup(to)
  db.close()
}

/** Grows the shop in this file to at least this many products of a class; returns the number of copies of each. */
export function growSqlite(file, products, productClass) {
  const db = new Database(file)
  db.pragma('foreign_keys = off')
  db.pragma('synchronous = off')
  db.function('word_of', { deterministic: true }, wordOf)
  const { table } = CLASSES[productClass]
  const count = () => db.prepare(`select count(*) as count from ${table}`).get().count
  const originals = db
    .prepare(`select count(*) as count from ${table} where id not glob '*-[0-9]*'`)
    .get().count
  const copies = Math.ceil(products / count()) - 1
  db.exec('begin')
  if (copies > 0) for (const copy of copiesOf(productClass)) copyTable(db, ...copy, copies)
  indexWords(db, productClass)
  // Even if the demo shop hides their category.
  db.exec(`update category set hidden = 0 where id in (select category from ${table})`)
  for (const listing of ['product_listing', 'category_listing'])
    db.exec(`update ${listing} set published = 1 where product in (select id from ${table})`)
  db.exec(`update search_entry set published = 1 where kind = '${productClass}'`)
  db.exec('commit')
  db.pragma('wal_checkpoint(truncate)')
  const grown = { products: count(), copies: Math.round(count() / originals) - 1 }
  db.close()
  return grown
}

/** Adds customs and files, copied from the shop's first custom, up to this number. */
export function addArtworksSqlite(file, artworks) {
  const db = new Database(file)
  db.pragma('foreign_keys = off')
  db.pragma('synchronous = off')
  const { count } = db.prepare("select count(*) as count from custom where id like 'scale-%'").get()
  const columnsOf = (table) =>
    db
      .pragma(`table_info(${table})`)
      .map(({ name, type, notnull }) => ({ name, type, required: notnull === 1 }))
  db.exec('create temp table numbers as select 0 as n where false')
  db.prepare(
    `with recursive more(n) as (select ? union all select n + 1 from more where n < ?)
     insert into numbers select n from more where n <= ?`,
  ).run(count + 1, artworks, artworks)
  db.exec('begin')
  for (const insert of artworkInserts(columnsOf, 'numbers')) db.exec(insert)
  db.exec('commit')
  db.pragma('wal_checkpoint(truncate)')
  db.close()
}
