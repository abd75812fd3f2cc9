// The statements that the shop runs for its lists and rows, as its own rules and its own storage build them.
import { createRequire } from 'node:module'
import { listRecords, readRecord, searchRecords } from '../../../../packages/shop/src/records/read-records.ts'
import { joined } from '../../../../packages/storage/src/database/db.ts'
import { openConnection } from '../../../../packages/storage/src/database/sqlite-connection.ts'
import { recordsIn } from '../../../../packages/storage/src/records/records.ts'
import { sqliteTables } from '../../../../packages/storage/src/tables/index.ts'

const require = createRequire(new URL('../../../../packages/storage/package.json', import.meta.url))
const { drizzle } = require('drizzle-orm/sqlite-proxy')

const viewer = (role) => ({ owner: 'account:bench', roles: [role], trade: false, unit: 'in', locale: 'en-US' })

/** Notes the statements of reads from an SQLite file: those of one row, of a page of a list, and of the last changes. */
export function openStatements(file) {
  const connection = openConnection(file)
  let noted = []
  const query = drizzle(async (sql, params, method) => {
    noted.push({ sql, params })
    return connection.perform(sql, params, method)
  })
  const records = recordsIn(joined({ dialect: 'sqlite', tables: sqliteTables, query, now: () => new Date() }))
  // Lists of the catalog are counted once a version; here the version stays.
  const storage = { records, catalog: { version: async () => 1 } }
  const [read, list, search] = [readRecord, listRecords, searchRecords].map((each) => each({ storage }))

  /** What the second call runs: what the shop remembers is known by then. */
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
    close: () => connection.close(),
  }
}
