import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { openSqlite } from '../../database/open-sqlite.ts'
import { ENGINES, type TestStorage } from '../../testing/open-for-test.ts'
import { addProduct, fillCategories, MATERIALS, SHAPES } from '../../testing/shop-on.ts'
import { facets } from './facets.ts'

let test: TestStorage
let db: Database
beforeAll(async () => {
  test = await ENGINES.find(({ name }) => name === 'SQLite')!.open()
  await fillCategories(test.storage)
  const product = { name: 'Product', materials: [...MATERIALS], uses: ['Cars'], shapes: [SHAPES[0]!] }
  await addProduct(test.storage, 'product', {
    ...{ ...product, quantity: 10, isPublic: true, isTileHidden: false, category: 'open' },
  })
  db = openSqlite(join(test.dataDir, 'kisscut.sqlite'), () => new Date())
})
afterAll(async () => {
  await db.close()
  await test.end()
})

/** The query builder, reporting the fields of each query to `read`. */
const watched = (query: Database['query'], read: (fields: readonly string[]) => void): Database['query'] =>
  new Proxy(query, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return (...values: readonly unknown[]) => {
        if (/^select/.test(String(name))) read([String(name), ...Object.keys(values[0] ?? {})])
        return own.apply(target, values) as unknown
      }
    },
  })

it('queries over all products of a category run off the event loop (OPS-10)', async () => {
  const [onLoop, beside]: [string[], string[]] = [[], []]
  const of: Database = {
    ...db,
    query: watched(db.query, (fields) => void onLoop.push(...fields)),
    scan: watched(db.scan, (fields) => void beside.push(...fields)),
  }
  for (const material of [[], ['white-vinyl']])
    await facets(of, 'open', { material, use: [], shape: [], price: [] })
  expect(beside).toEqual(expect.arrayContaining(['count', 'selectDistinct']))
  expect(onLoop).toContain('currency')
  expect(onLoop).not.toContain('count')
  expect(onLoop).not.toContain('selectDistinct')
})
