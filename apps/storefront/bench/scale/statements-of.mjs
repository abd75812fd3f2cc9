// The shop's statements for lists and rows, built by its own rules and storage.
import { createRequire } from 'node:module'
import { createShop, guest } from '../../../../packages/shop/src/index.ts'
import { testSettings } from '../../../../packages/shop/src/testing/test-settings.ts'
import { linkTo } from '../../server/links.ts'
import { listRecords, readRecord, searchRecords } from '../../../../packages/shop/src/records/read-records.ts'
import { catalogIn } from '../../../../packages/storage/src/catalog/catalog.ts'
import { joined } from '../../../../packages/storage/src/database/db.ts'
import { openConnection } from '../../../../packages/storage/src/database/sqlite-connection.ts'
import { recordsIn } from '../../../../packages/storage/src/records/records.ts'
import { postgresTables, sqliteTables } from '../../../../packages/storage/src/tables/index.ts'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const { drizzle: drizzleSqlite } = require('drizzle-orm/sqlite-proxy')
const { drizzle: drizzlePostgres } = require('drizzle-orm/node-postgres')
const { Pool } = require('pg')

/** A visitor without a session. */
const VISITOR = guest('nobody', 'en-US')

const viewer = (role) => ({
  owner: 'account:bench',
  roles: [role],
  trade: false,
  unit: 'in',
  locale: 'en-US',
})

/** A query builder on an SQLite file that passes each statement to `note` before it runs. */
function noting(file, note) {
  const connection = openConnection(file)
  const query = drizzleSqlite(async (sql, params, method) => {
    note({ sql, params })
    return connection.perform(sql, params, method)
  })
  return { dialect: 'sqlite', tables: sqliteTables(), query, close: async () => connection.close() }
}

/** The same for a PostgreSQL database. */
function notingPostgres(url, note) {
  const pool = new Pool({ connectionString: url, max: 1 })
  const run = pool.query.bind(pool)
  pool.query = (statement, params) => {
    note({ sql: statement.text, params })
    return run(statement, params)
  }
  return {
    dialect: 'postgres',
    tables: postgresTables(),
    query: drizzlePostgres(pool),
    close: () => pool.end(),
  }
}

/** Number of searches after which the shop is opened again, so that it remembers none. */
const FORGOTTEN_AFTER = 250

/** Notes the statements of reads: one row, a page of a list, and the last changes. */
export function openStatements({ DATABASE_FILE, DATABASE_URL }) {
  let noted = []
  const note = (statement) => noted.push(statement)
  const { close, ...db } = DATABASE_URL ? notingPostgres(DATABASE_URL, note) : noting(DATABASE_FILE, note)
  const all = joined({ ...db, now: () => new Date() })
  const records = recordsIn(all)
  /** A shop that remembers only its compiled catalog. */
  const newShop = () =>
    createShop(
      { storage: { records, catalog: catalogIn(all) } },
      testSettings({ links: { urlFor: linkTo, fileUrl: (key) => `/files/${key}` } }),
    )
  let shop = newShop()
  let uses = 0
  /** The statements of a search; because each is different, the first call runs them all. */
  async function notedOnce(work) {
    if ((uses += 1) % FORGOTTEN_AFTER === 0) shop = newShop()
    await shop.browse.navigation()
    noted = []
    await work(shop.browse)
    const its = noted
    noted = []
    return its
  }
  // The count of catalog lists is cached per version, which stays the same here.
  const storage = { records, catalog: { version: async () => 1 } }
  const [read, list, search] = [readRecord, listRecords, searchRecords].map((each) => each({ storage }))

  /** The statements of the second call, after the shop has filled its caches. */
  async function notedOf(work) {
    await work()
    noted = []
    await work()
    return noted
  }
  const withParts = async (record, rows) =>
    records.parts(
      record,
      rows.map(({ id }) => id),
    )
  const seenBy = (record) => viewer(record.read === 'published' ? 'shopper' : 'owner')
  const PAGE = { page: 2, pageSize: 24 }

  return {
    one: (record, id) =>
      notedOf(async () => withParts(record, [(await read(seenBy(record), record, id)).value])),
    page: (record) => notedOf(async () => withParts(record, (await list(seenBy(record), record, PAGE)).rows)),
    lastChanges: (record) =>
      notedOf(async () => {
        const sort = { field: 'updated', descending: true }
        const found = await search(viewer('owner'), record, { ...PAGE, words: [], where: {}, sort })
        return withParts(record, found.value.rows)
      }),
    find: (words) => notedOnce((browse) => browse.find(words)),
    suggest: (words) => notedOnce((browse) => browse.suggest(words)),
    searchPage: (words) => notedOnce((browse) => browse.search(VISITOR, new URLSearchParams({ q: words }))),
    categoryPage: (path) => notedOf(() => shop.browse.category(VISITOR, path)),
    /** The names of all products of a table, and the path of the category with most of them. */
    namesIn: async (name) => {
      const { [name]: product, category } = db.tables
      const rows = await db.query.select({ name: product.name, category: product.category }).from(product)
      const counts = new Map()
      for (const row of rows) counts.set(row.category, (counts.get(row.category) ?? 0) + 1)
      const [most] = [...counts].toSorted(([, a], [, b]) => b - a)[0]
      const paths = await db.query.select({ id: category.id, path: category.path }).from(category)
      return { names: rows.map((row) => row.name), category: paths.find(({ id }) => id === most).path }
    },
    close,
  }
}
