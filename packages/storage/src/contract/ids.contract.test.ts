import { randomUUID } from 'node:crypto'
import {
  type AnyRecord,
  artwork,
  CLASS_RECORDS,
  custom,
  ddbProduct,
  idNaming,
  marketplaceBaseProduct,
  marketplaceProduct,
  type NamedByIds,
  recordNamedBy,
  RECORDS,
} from '@kisscut/records'
import { neededBy, sampleOf } from '@kisscut/records/testing'
import { LISTED_CLASSES, type ListedClass, PRODUCT_RECORDS } from '@kisscut/shop/ports/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogIn } from '../catalog/catalog.ts'
import { recordsIn } from '../records/records.ts'
import { type WatchedDatabase, watchedPostgres, watchedSqlite } from '../testing/watched-database.ts'

const PRODUCTS = Object.values(PRODUCT_RECORDS)

describe.each([
  { name: 'SQLite', open: watchedSqlite },
  { name: 'PostgreSQL', open: watchedPostgres },
] as const)('ids on $name', ({ open }) => {
  let watched: WatchedDatabase
  let created = 0

  /** Creates a row with the rows that it needs. Without an id, the storage makes one. */
  async function create(record: AnyRecord, more: object = {}): Promise<string> {
    const number = (created += 1)
    const needed = new Map<string, string>()
    for (const to of neededBy(record))
      needed.set(to, await create(RECORDS[to as keyof typeof RECORDS] as AnyRecord))
    const row = {
      ...sampleOf(record, number, (to) => needed.get(to)!),
      ...(record.save === 'owner' ? { owner: 'session:ana' } : {}),
      ...more,
    }
    return (await recordsIn(watched.db).create(record, row as never)).id
  }

  /** The tables of products that the statements since the last call read or write, in order. */
  const tables = () =>
    watched
      .statements()
      .flatMap(({ sql }) => /(?:from|update) "(\w+)"/.exec(sql)?.[1] ?? [])
      .filter((table) => [...PRODUCTS, 'marketplace_base_product'].includes(table as never))

  beforeAll(async () => {
    watched = await open()
  })
  afterAll(() => watched.end())

  const named = [
    ...Object.values(CLASS_RECORDS).flatMap(({ product, configured }) => [product, configured]),
    marketplaceBaseProduct,
  ]
  it.each(named.map((record) => [record.name, record as AnyRecord] as const))(
    'of new rows of %s name it',
    async (name, record) => {
      expect(recordNamedBy(await create(record))).toBe(name)
    },
  )

  it('that the caller gives stay as they are', async () => {
    const forged = idNaming(custom.name, randomUUID())
    for (const id of ['my-product', randomUUID(), forged]) expect(await create(ddbProduct, { id })).toBe(id)
  })

  describe.each(LISTED_CLASSES)('of the class %s', (productClass: ListedClass) => {
    const record = RECORDS[PRODUCT_RECORDS[productClass]] as AnyRecord
    const name = record.name as NamedByIds
    /** Creates a published product with a stock. */
    const createProduct = async (id: string) =>
      create(record, {
        ...{ id, remaining_stock: 5, public: true },
        ...(productClass === 'stock' ? { artwork: await create(artwork) } : {}),
      })
    const other = PRODUCTS.find((each) => each !== name)!

    const lookUp = async (id: string) => {
      const catalog = catalogIn(watched.db)
      watched.statements()
      const tiles = await catalog.tilesOfProducts([id])
      const forTiles = tables()
      const published = await catalog.publishedAfter({ after: id.slice(0, -1), limit: 1 })
      const forFeeds = tables()
      const stock = await catalog.stockOf(id)
      const forStock = tables()
      const isSold = await catalog.decreaseStock(id, 1)
      const forSale = tables()
      const classOf = (row: (typeof tiles)[number] | (typeof published)[number]) =>
        row.productId === id ? [row.productClass] : []
      return {
        ...{ tile: tiles.flatMap(classOf), feed: published.flatMap(classOf), stock, isSold },
        ...{ forTiles, forFeeds, forStock, forSale },
      }
    }

    it('lead to one table if they are new', async () => {
      const id = await createProduct(idNaming(name, randomUUID()))
      expect(await lookUp(id)).toEqual({
        ...{ tile: [productClass], feed: [productClass], stock: 5, isSold: true },
        ...{ forTiles: [name], forFeeds: [name], forStock: [name], forSale: [name] },
      })
    })

    it.each([
      ['are of version 4', () => randomUUID() as string],
      ['are imported', () => `imported-${randomUUID()}`],
      ['name another class', () => idNaming(other, randomUUID())],
      ['name no product', () => idNaming(custom.name, randomUUID())],
    ])('lead to the row in its own table if they %s', async (_, idOf) => {
      const id = await createProduct(idOf())
      expect(await lookUp(id)).toMatchObject({
        ...{ tile: [productClass], feed: [productClass], stock: 5, isSold: true },
      })
    })

    it('lead to nothing if no row has them', async () => {
      await createProduct(idNaming(name, randomUUID()))
      for (const id of [idNaming(name, randomUUID()), idNaming(other, randomUUID())])
        expect(await lookUp(id)).toMatchObject({ tile: [], feed: [], stock: null, isSold: false })
    })
  })

  it('of artworks whose stock is their base product’s lead to the table of each', async () => {
    const base = await create(marketplaceBaseProduct, { remaining_stock: 5 })
    const id = await create(marketplaceProduct, { base, remaining_stock: null })
    watched.statements()
    expect(await catalogIn(watched.db).stockOf(id)).toBe(5)
    expect([...new Set(tables())]).toEqual([marketplaceProduct.name, marketplaceBaseProduct.name])
    expect(await catalogIn(watched.db).decreaseStock(id, 2)).toBe(true)
    expect([...new Set(tables())]).toEqual([marketplaceProduct.name, marketplaceBaseProduct.name])
    expect(await catalogIn(watched.db).stockOf(id)).toBe(3)
  })
})
