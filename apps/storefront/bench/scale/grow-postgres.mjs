// Grows a shop on PostgreSQL, like grow-sqlite.mjs.
import { createRequire } from 'node:module'
import { artworkInserts, CLASSES, copiesOf, gramsOf, SYLLABLES, wordOf, WORDS } from './copies.mjs'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const pg = require('pg')

async function connected(url, work) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows)
  } finally {
    await client.end()
  }
}

const columnsOf = (query, table) =>
  query(
    `select column_name as name, data_type as type, is_nullable = 'NO' as required from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )

const WORD_OF = `create or replace function word_of(n int) returns text language sql immutable as $$
  select s[n / 1000 % 10 + 1] || s[n / 100 % 10 + 1] || s[n / 10 % 10 + 1] || s[n % 10 + 1]
  from (select array['${SYLLABLES.join("','")}'] as s) as syllables $$`

const wordsOf = (text) =>
  `array(select distinct word from regexp_split_to_table(lower(${text}), '[^[:alnum:]]+') as word where word <> '')`

/** SQL that numbers and indexes the products of a class that aren't yet. */
function indexStatements(productClass, columns) {
  const { table } = CLASSES[productClass]
  const kind = `0is${productClass}`
  // Not every class has all columns: artworks use the materials of their base product.
  const own = (column) => (columns.includes(column) ? `t.${column}` : "''")
  const materials = columns.includes('materials')
    ? "(select coalesce(string_agg(name, ' '), '') from template_material where t.materials ? id)"
    : "''"
  const name = `t.name || ' ${kind} ' || ${own('sku')}`
  const all = [name, 'c.name_path', materials, own('short_description'), own('description')].join(
    " || ' ' || ",
  )
  return [
    `insert into search_entry (id, kind, document, published)
     select (select coalesce(max(id), 0) from search_entry) + row_number() over (order by t."order", t.id), '${productClass}', t.id, true
     from ${table} t
     where not exists (select 1 from search_entry d where d.document = t.id and d.kind = '${productClass}')`,
    `insert into search_index (id, names, words)
     select d.id, array_to_tsvector(${wordsOf(name)}), array_to_tsvector(${wordsOf(all)})
     from search_entry d join ${table} t on t.id = d.document and d.kind = '${productClass}'
       join category c on c.id = t.category
     where not exists (select 1 from search_index i where i.id = d.id)`,
    // Even if the demo shop hides their category.
    `update category set hidden = false where id in (select category from ${table})`,
    ...['product_listing', 'category_listing'].map(
      (listing) =>
        `update ${listing} set published = true where product in (select id from ${table}) and not published`,
    ),
    `update search_entry set published = true where kind = '${productClass}' and not published`,
  ]
}

/** Grows the shop in this database to at least this many products of a class; returns the number of copies of each. */
export const growPostgres = (url, products, productClass) =>
  connected(url, async (query) => {
    const { table: grown } = CLASSES[productClass]
    const now = async () => Number((await query(`select count(*) as count from ${grown}`))[0].count)
    const copies = Math.ceil(products / (await now())) - 1
    if (copies > 0) {
      await query(WORD_OF)
      await query("set session_replication_role = 'replica'")
      for (const [table, changes, condition] of copiesOf(productClass)) {
        const differs = new Map(changes)
        const columns = (await columnsOf(query, table)).map(({ name }) => name)
        const values = columns.map((name) => differs.get(name) ?? `"${name}"`)
        await query(
          `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
           select ${values.join(', ')} from ${table}, generate_series(1, $1::int) as n where ${condition}`,
          [copies],
        )
      }
      const columns = (await columnsOf(query, grown)).map(({ name }) => name)
      for (const statement of indexStatements(productClass, columns)) await query(statement)
      const grams = Array.from({ length: WORDS }, (_, n) => wordOf(n)).flatMap((word) =>
        [...gramsOf(word)].map((gram) => ({ gram, word })),
      )
      await query(
        `insert into search_gram (gram, word) select gram, word from json_to_recordset($1::json) as g(gram text, word text)
         on conflict do nothing`,
        [JSON.stringify(grams)],
      )
      await query('vacuum analyze')
    }
    return { products: await now(), copies: Math.max(copies, 0) }
  })

/** Adds customs and files, copied from the shop's first custom, up to this number. */
export const addArtworksPostgres = (url, artworks) =>
  connected(url, async (query) => {
    await query("set session_replication_role = 'replica'")
    const [{ count }] = await query("select count(*) as count from custom where id like 'scale-%'")
    const columns = {
      custom: await columnsOf(query, 'custom'),
      user_file: await columnsOf(query, 'user_file'),
    }
    const numbers = `generate_series(${Number(count) + 1}, ${artworks}) as n`
    for (const insert of artworkInserts((table) => columns[table], numbers)) await query(insert)
    await query('vacuum analyze')
  })
