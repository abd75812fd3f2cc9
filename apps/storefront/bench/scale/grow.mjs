// Grows the demo shop to a number of products, by copies under other names, ids and words: straight into SQLite, with
// everything that is derived from the records.
import { createRequire } from 'node:module'

const storageRequire = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const Database = storageRequire('better-sqlite3')

const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'tu', 'vel', 'sor', 'nap', 'qui', 'zed']
/** A made-up word, one of a thousand: `kalomi`. */
const wordOf = (n) => [100, 10, 1].map((place) => SYLLABLES[Math.floor(n / place) % 10]).join('')

/** Columns that differ in a copy, by table: SQL over `$n`, the number of the copy. */
const ID = (column) => [column, `${column} || '-' || n`]
const COPIES = [
  [
    'template',
    [
      ID('id'),
      ID('slug'),
      ID('sku'),
      ['featured', '0'],
      ['name', `name || ' ' || word_of(n)`],
      ['order', '"order" + n * 100'],
    ],
  ],
  [
    'category_product',
    [
      ID('id'),
      ID('slug'),
      ID('object_id'),
      ['name', `name || ' ' || word_of(n)`],
      ['order', '"order" + n * 100'],
    ],
  ],
  ['uses_link', [ID('id'), ID('object_id')]],
  ['product_listing', [ID('product'), ['featured', '0'], ['place', 'place + n * 100']]],
  [
    'category_listing',
    [ID('product'), ID('tile'), ['name', `name || ' ' || word_of(n)`], ['place', 'place + n * 100']],
  ],
  ['product_facet', [ID('product')]],
]

const words = (text) => [
  ...new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  ),
]
const gramsOf = (word) => {
  const letters = [...`^${word.replaceAll('y', 'i')}$`]
  return new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))
}

function copyTable(db, table, changes, copies) {
  const columns = db.pragma(`table_info(${table})`).map(({ name }) => name)
  const differs = new Map(changes)
  const quoted = (name) => `"${name}"`
  const values = columns.map((name) => differs.get(name) ?? quoted(name))
  db.exec(`create temp table original as select * from ${table}`)
  db.prepare(
    `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ?)
     insert into ${table} (${columns.map(quoted).join(', ')}) select ${values.join(', ')} from original, copies`,
  ).run(copies)
  db.exec('drop table original')
}

function indexWords(db) {
  const last = db.prepare('select max(id) as id from search_document').get().id ?? 0
  const fresh = db
    .prepare(
      `select t.id, t.name, t.sku, t.short_description, t.description, c.name_path,
       (select group_concat(name, ' ') from template_material where id in (select value from json_each(t.materials))) as materials from template t join category c on c.id = t.category
       where not exists (select 1 from search_document d where d.product = t.id) order by t."order", t.id`,
    )
    .all()
  const document = db.prepare('insert into search_document (id, product) values (?, ?)')
  const [names, texts] = ['search_name', 'search_text'].map((table) =>
    db.prepare(`insert into ${table} (rowid, words) values (?, ?)`),
  )
  for (const [at, row] of fresh.entries()) {
    const id = last + 1 + at
    document.run(id, row.id)
    const name = `${row.name} ${row.sku}`
    names.run(id, words(name).join(' '))
    texts.run(
      id,
      words(`${name} ${row.materials} ${row.name_path} ${row.short_description} ${row.description}`).join(
        ' ',
      ),
    )
  }
  const gram = db.prepare('insert or ignore into search_gram (gram, word) values (?, ?)')
  for (let n = 0; n < 1000; n++) for (const each of gramsOf(wordOf(n))) gram.run(each, wordOf(n))
}

/** Grows the shop in this file to at least so many products; how many it has then. */
export function grow(file, products) {
  const db = new Database(file)
  db.pragma('foreign_keys = off')
  db.pragma('synchronous = off')
  db.function('word_of', { deterministic: true }, wordOf)
  const now = () => db.prepare('select count(*) as count from template').get().count
  const copies = Math.ceil(products / now()) - 1
  db.exec('begin')
  if (copies > 0) for (const [table, changes] of COPIES) copyTable(db, table, changes, copies)
  indexWords(db)
  db.exec('commit')
  for (const table of ['search_name', 'search_text']) db.exec('analyze')
  db.pragma('wal_checkpoint(truncate)')
  const count = now()
  db.close()
  return count
}
