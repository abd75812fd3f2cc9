import { type AnyRecord, metaOf, RECORDS } from '@kisscut/records'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Db } from '../database/db.ts'
import { catalogIn } from '../catalog/catalog.ts'
import { runSql } from '../database/run-sql.ts'
import { recordsIn } from '../records/records.ts'
import { lookupColumns } from '../tables/record-indexes.ts'
import { watchedPostgres, watchedSqlite } from '../testing/watched-database.ts'
import type { Conditions } from '@kisscut/shop/ports/records'

const records = Object.values(RECORDS) as AnyRecord[]

/** A value that a filter of the field could have. */
function someValue(record: AnyRecord, field: string): unknown {
  const { kind } = metaOf((record.schema.shape as Record<string, z.ZodType>)[field] as z.ZodType)
  return kind === 'flag' ? true : kind === 'integer' || kind === 'code' ? 0 : 'x'
}

/** The public lists: the whole one, each lookup alone, and both as shoppers see them. */
const lists = records.flatMap((record) => {
  const own = record.save === 'owner' ? [{ owner: 'x' }] : []
  const fields = lookupColumns(record).filter((field) => field !== 'owner')
  const all: Conditions<AnyRecord>[] = [
    {},
    ...own,
    ...fields.map((field) => ({ where: { [field]: someValue(record, field) } as object })),
  ]
  const published = record.read === 'published' ? all.map((each) => ({ ...each, publishedOnly: true })) : []
  return [...all, ...published].map((conditions) => ({
    name: `${record.name} ${JSON.stringify(conditions)}`,
    record,
    conditions,
  }))
})

/** A database with the plans of all queries since the last call. */
interface Explained {
  readonly db: Db
  plans(): Promise<readonly string[]>
  end(): Promise<void>
}

async function explainedSqlite(): Promise<Explained> {
  const { db, statements, run, end } = await watchedSqlite()
  return {
    db,
    plans: async () => {
      const plans = []
      for (const { sql, params } of statements())
        plans.push((await run(`explain query plan ${sql}`, params)).map((row) => row[3]).join('\n'))
      return plans
    },
    end,
  }
}

/** PostgreSQL scans small tables whatever their indexes; here it scans and sorts only if there is no other way. */
async function explainedPostgres(): Promise<Explained> {
  const { db, statements, run, end } = await watchedPostgres()
  for (const way of ['seqscan', 'sort', 'bitmapscan', 'incremental_sort'])
    await run(`set enable_${way} = off`)
  return {
    db,
    plans: async () => {
      const plans = []
      for (const { sql, params } of statements())
        plans.push((await run(`explain ${sql}`, params)).map(([line]) => line).join('\n'))
      return plans
    },
    end,
  }
}

/** How plans describe a table scan or a sort. */
const SCANS = { SQLite: /SCAN (?!.*USING)(?!json_each|ids_of_page)/, PostgreSQL: /Seq Scan/ }
const SORTS = { SQLite: /TEMP B-TREE FOR (?:RIGHT PART OF )?ORDER BY/, PostgreSQL: /Sort/ }

describe.each([
  { name: 'SQLite', open: explainedSqlite },
  { name: 'PostgreSQL', open: explainedPostgres },
] as const)('the plan on $name', ({ name: engine, open }) => {
  let explained: Explained
  beforeAll(async () => {
    explained = await open()
  })
  afterAll(() => explained.end())

  it.each(lists)('for $name reads an index and sorts nothing', async ({ record, conditions }) => {
    const records = recordsIn(explained.db)
    await records.page(record, conditions)
    await records.findMany(record, conditions)
    await records.count(record, conditions)
    await records.exists(record, conditions)
    for (const plan of await explained.plans()) {
      expect(plan).not.toMatch(SCANS[engine])
      expect(plan).not.toMatch(SORTS[engine])
    }
  })

  it.each(lists)('for a later page of $name sorts at most the page', async ({ record, conditions }) => {
    await recordsIn(explained.db).page(record, { ...conditions, page: 7 })
    for (const plan of await explained.plans()) expect(plan).not.toMatch(SCANS[engine])
  })

  it.each(records.map((record) => [record.name, record] as const))(
    'for the last changes of %s reads their index (ADMIN-3)',
    async (name, record) => {
      await recordsIn(explained.db).search(record, { sort: { field: 'updated', descending: true } })
      expect((await explained.plans())[0]).toMatch(new RegExp(`${name}_updated_index`.slice(0, 60)))
    },
  )

  it('enters the list after a cursor by its index', async () => {
    const records = recordsIn(explained.db)
    const after = Buffer.from(JSON.stringify([1, '2026-11-21T00:00:00.000Z', 'x'])).toString('base64url')
    await records.page(RECORDS.template, { where: { category: 'x' }, publishedOnly: true, after })
    const [plan] = await explained.plans()
    expect(plan).toMatch(
      engine === 'SQLite'
        ? /SEARCH template USING INDEX template_category_index \(category=\? AND \(order,created,id\)>\(/
        : /Index Cond: .*ROW\("?order"?, created, id\) > /,
    )
    expect(plan).not.toMatch(SORTS[engine])
  })

  it.runIf(engine === 'SQLite')(
    'for a category’s best sellers looks up each counted product instead of scanning the category (SECT-6, PAGE-10)',
    async () => {
      const since = new Date('2027-01-04T10:00:00Z')
      const catalog = catalogIn(explained.db)
      await catalog.wanted({ categoryId: 'x', by: 'carted', since, limit: 24 })
      await catalog.tiles({ categoryId: 'x', sort: 'popularity', countedSince: since, limit: 24 })
      const plans = (await explained.plans()).filter((plan) => plan.includes('counted'))
      expect(plans).toHaveLength(2)
      for (const plan of plans)
        expect(plan).toMatch(
          /SEARCH category_listing USING COVERING INDEX category_listing_sold_index \(product=\? AND category=\? AND published=\?\)/,
        )
    },
  )

  it('would reveal a column without an index', async () => {
    await recordsIn(explained.db).findMany(RECORDS.custom, { owner: 'x', where: { instructions: 'x' } })
    expect((await explained.plans())[0]).not.toMatch(SCANS[engine])
    const { custom } = explained.db.tables
    await explained.db.query.select().from(custom).orderBy(custom.instructions)
    const [plan] = await explained.plans()
    expect(plan).toMatch(SCANS[engine])
    expect(plan).toMatch(SORTS[engine])
  })

  // Comes last, because what it stores and analyzes stays.
  it.runIf(engine === 'SQLite')(
    'for a later page is the same if the table was small when last analyzed',
    async () => {
      const { db } = explained
      for (const id of ['a', 'b', 'c'])
        await recordsIn(db).create(RECORDS.color, { id, code: '#123456', name: id })
      await runSql(db, sql`analyze`)
      await explained.plans()
      await recordsIn(db).page(RECORDS.color, { page: 7 })
      expect((await explained.plans())[0]).toMatch(/SEARCH color USING INDEX sqlite_autoindex_color_1/)
    },
  )
})
