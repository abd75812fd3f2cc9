import { RECORDS, review, template, VIEWS, type AnyRecord } from '@kisscut/records'
import { guest, NOBODY_OWNER } from '@kisscut/shop'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi, createCatalogResponses } from '../src/index.ts'
import { ENGINES, serveApi, type ServedApi } from './serve-api.ts'

const NOBODY = { viewer: guest(NOBODY_OWNER, 'en-US') }
const CATALOG = Object.values<AnyRecord>(RECORDS).filter(({ isCatalog }) => isCatalog)
const PATHS = [...CATALOG.map(({ path }) => path), ...VIEWS.map(({ shown }) => shown.path)]

const otherThan = (value: unknown): unknown =>
  typeof value === 'boolean'
    ? !value
    : typeof value === 'number'
      ? value + 1
      : typeof value !== 'string'
        ? value
        : /^\d+(\.\d+)?$/.test(value)
          ? String(Number(value) + 1)
          : `${value}a`

/** Saves another value in a field of a row, or removes the row; does nothing if the record rejects the value. */
async function edit({ storage: { records } }: ServedApi, record: AnyRecord, id: string, at: number) {
  const row = (await records.get(record, id)) as Readonly<Record<string, unknown>> | null
  if (row === null) return
  const fields = Object.keys(record.schema.shape).filter((name) => otherThan(row[name]) !== row[name])
  const field = fields[at % (fields.length + 1)]
  try {
    if (field === undefined) await records.remove(record, id)
    else await records.update(record, id, { [field]: otherThan(row[field]) })
  } catch {
    // The record accepts no such value, or other rows refer to the row.
  }
}

/** Headers that differ with each call. API-31. */
const OF_CALL = /^(x-request-id|ratelimit-)/

describe.each(ENGINES)('guests’ reads of the catalog, on %s', (engine) => {
  let served: ServedApi
  beforeAll(async () => {
    served = await serveApi(engine)
  })
  afterAll(() => served.close())

  it('are the same from memory as without it, whatever staff edit, shoppers buy and reviews say (API-26)', async () => {
    const { shop, storage, dataDir: tempDir } = served
    const responses = createCatalogResponses(shop)
    const apiWith = (held: typeof responses) =>
      createApi(shop, {
        responses: held,
        tempDir,
        callerOf: async () => NOBODY,
        limit: async () => undefined,
      })
    const [holding, reading] = [apiWith(responses), apiWith(createCatalogResponses(shop, 0))]
    const read = async (api: typeof holding, address: string) => {
      const response = await api.request(address)
      const headers = [...response.headers].filter(([name]) => !OF_CALL.test(name))
      return [response.status, headers, await response.text()]
    }

    const SOLD = 'die-cut-stickers'
    await storage.records.update(template, SOLD, { remaining_stock: 1000 })
    const rows: { readonly record: AnyRecord; readonly id: string }[] = []
    for (const record of [...CATALOG, review])
      for (const { id } of await storage.records.findMany(record, {}, 5)) rows.push({ record, id })
    const addresses = [
      ...PATHS.flatMap((path) => [path, `${path}?page_size=2`, `${path}?page=2&page_size=2`]),
      ...rows.map(({ record, id }) => `${record.path}${encodeURIComponent(id)}/`),
      ...['?product_type=custom&page_size=200', '?nothing=1'].map(
        (query) => `/custom/api/v1/template/${query}`,
      ),
    ]
    let fromMemory = 0
    const compareAt = async (address: string) => {
      const found = await responses.find(address)
      if (found !== null) fromMemory += 1
      const [held, now] = [await read(holding, address), await read(reading, address)]
      expect([address, held]).toEqual([address, now])
      if (found !== null) expect([200, found.body.toString()]).toEqual([held[0], held[2]])
    }

    await fc.assert(
      fc.asyncProperty(
        fc.nat(rows.length - 1),
        fc.nat(60),
        fc.boolean(),
        fc.array(fc.nat(addresses.length - 1), { minLength: 15, maxLength: 15 }),
        async (row, at, isSale, others) => {
          const { record, id } = rows[row]!
          const own = [record.path, `${record.path}?page_size=2`, `${record.path}${encodeURIComponent(id)}/`]
          const sold = [template.path, `${template.path}${SOLD}/`]
          const compared = [...others.map((each) => addresses[each]!), ...own, ...sold]
          for (const address of compared) await compareAt(address)
          if (isSale) await storage.catalog.decreaseStock(SOLD, 1)
          else await edit(served, record, id, at)
          for (const address of compared) await compareAt(address)
        },
      ),
      { numRuns: 25 },
    )
    expect(fromMemory).toBeGreaterThan(200)
  })
})
