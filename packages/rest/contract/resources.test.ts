import { fieldsOf, isPartOf, RECORDS, relationsOf, VIEWS, type AnyRecord } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { rowMaker } from './resource-rows.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const records = Object.values<AnyRecord>(RECORDS)
const named = records.map((record) => [record.name, record] as const)
/** Records saved by the rules of a product, with its parts. */
const BY_RULES = [
  'custom',
  'configured_ddb_product',
  'configured_clipart_product',
  'configured_marketplace_product',
  'configured_shutterstock_product',
] as const
/** Records created by one POST of their own fields. */
const saved = named.filter(
  ([, record]) =>
    record.name !== 'user_file' &&
    record.name !== 'review' &&
    record.name !== 'quote_request' &&
    BY_RULES.every((whole) => !isPartOf(record, whole)),
)
/** Records with the generic revision count. */
const generic = saved.filter(([name]) => BY_RULES.every((each) => each !== name))
const resources = [
  ...named,
  ...VIEWS.map(({ of, shown }) => [shown.name, { ...of, path: shown.path }] as const),
]

/** Values that are valid for no number, id, choice or other field. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['NaN', '"NaN"'],
  ['more than any number', '1e309'],
  ['a huge number', '-99999999999999999999'],
  ['an object', '{"a":{"b":[]}}'],
  ['a list of lists', '[[[[]]]]'],
  ['NUL', '"a\\u0000b"'],
  ['a lone surrogate', '"\\ud800"'],
  ['what names every object’s own', '{"__proto__":{"staff":true},"constructor":{"prototype":1}}'],
]
const NUMBERS: readonly string[] = [
  'integer',
  'code',
  'decimal',
  'money',
  'inches',
  'degrees',
  'percent',
  'ratio',
  'number_list',
]

describe.each(ENGINES)('every resource, on %s', (engine) => {
  let api: ServedApi
  let staff: Client
  let ana: Client
  let ben: Client
  let rows: ReturnType<typeof rowMaker>
  beforeAll(async () => {
    api = await serveApi(engine, { limit: async () => undefined })
    staff = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    ana = createClient(api.origin)
    ben = createClient(api.origin)
    await ben.post('/custom/api/v1/custom-autosave/', { data: {} })
    rows = rowMaker(staff, ana)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const ownerOf = (record: AnyRecord) => (record.save === 'owner' ? ana : staff)

  it.each(resources)(
    '%s returns a list, page by page, without unknown fields (API-12, API-33)',
    async (name, record) => {
      const list = await staff.get(`${record.path}?page_size=1`)
      expect(list.status).toBe(200)
      expect(list.body).toMatchObject({ count: expect.any(Number), results: expect.any(Array) })
      expect((list.body['results'] as unknown[]).length).toBeLessThanOrEqual(1)
      for (const query of ['page=0', 'page=x', 'page_size=-1', 'cursor=x', 'nothing=1', 'owner=session:x'])
        expect((await staff.get(`${record.path}?${query}`)).status, `${name} ${query}`).toBe(400)
      const most = await staff.get(`${record.path}?page_size=${record.maxPageSize}&page=999999999`)
      expect(most).toMatchObject({ status: 200, body: { results: [] } })
      const more = await staff.get(`${record.path}?page_size=${record.maxPageSize + 1}`)
      expect(more).toMatchObject({ status: 400, body: { errors: { page_size: [expect.any(String)] } } })
      for (const filter of record.filters) {
        const kind = fieldsOf(record).find((field) => field.name === filter)?.meta.kind
        const value = kind === 'flag' ? 'true' : kind === 'integer' || kind === 'code' ? '1' : 'no-such'
        expect((await staff.get(`${record.path}?${filter}=${value}`)).status, `${name} ${filter}`).toBe(200)
      }
      const rows = list.body['results'] as readonly { readonly id: string; readonly updated: string }[]
      for (const { id, updated } of rows) {
        const after = async (time: number, more = '') => {
          const since = `updated_after=${new Date(time).toISOString()}${more}`
          const { results } = (await staff.get(`${record.path}?page_size=${record.maxPageSize}&${since}`))
            .body
          return (results as readonly { readonly id: string; readonly updated: string }[]).map((row) => {
            expect(Date.parse(row.updated), name).toBeGreaterThan(time)
            return row.id
          })
        }
        const time = Date.parse(updated)
        for (const more of ['', '&ordering=-updated']) {
          expect(await after(time, more), name).not.toContain(id)
          if (list.body['count'] <= record.maxPageSize)
            expect(await after(time - 1, more), name).toContain(id)
        }
      }
      for (const time of ['', 'x', '2026-02-30T00:00:00Z', '2026-11-28', '1764322200', '2026-11-28T09:30:00'])
        expect(await staff.get(`${record.path}?updated_after=${time}`), `${name} ${time}`).toMatchObject({
          status: 400,
          body: { errors: { updated_after: ['Must be a time such as 2026-11-28T09:30:00Z.'] } },
        })
      for (const time of [
        '0000-01-01T00:00:00%2B14:00',
        '9999-12-31T23:59:59-14:00',
        '2026-11-28T09:30:00%2B01:00',
      ])
        expect((await staff.get(`${record.path}?updated_after=${time}`)).status, `${name} ${time}`).toBe(200)
      const ids = `id__in=${Array.from({ length: 201 }, (_, at) => at).join()}`
      expect((await staff.get(`${record.path}?${ids}`)).status).toBe(400)
      expect((await staff.get(`${record.path}?id__in=a,b`)).status).toBe(record.idIn ? 200 : 400)
    },
  )

  it.each(saved)('%s is created, read, sent back unchanged and removed (API-13)', async (_name, record) => {
    const client = ownerOf(record)
    const made = await rows.create(record)
    const path = `${record.path}${made.id}/`
    const { status, body } = await client.get(path)
    expect([status, body]).toEqual([200, made])
    const same = await client.put(path, body)
    expect(same.status, JSON.stringify(same.body)).toBe(200)
    const { updated: _was, date_updated: _too, revision: _before, ...unchanged } = body
    expect(same.body).toMatchObject(unchanged)
    expect((await client.remove(path)).status).toBe(200)
    expect((await client.get(path)).status).toBe(404)
  })

  it.each(generic)(
    '%s is not overwritten from another revision: 412 with both (API-23)',
    async (_name, record) => {
      const client = ownerOf(record)
      const made = await rows.create(record)
      const path = `${record.path}${made.id}/`
      const { name: field } = fieldsOf(record).find(({ meta }) => !meta.byShop)!
      const change = { [field]: made[field] }
      // Nothing changes, so the revision stays.
      const same = await client.patch(path, change, { 'if-match': '"0"' })
      expect(same).toMatchObject({ status: 200, body: { revision: 0 } })
      for (const tag of ['"1"', '"-1"', 'x', '""'])
        expect(await client.patch(path, change, { 'if-match': tag }), tag).toMatchObject({
          status: 412,
          body: { current: same.body, sent: change, problems: [{ code: 'records.changed-meanwhile' }] },
        })
      expect((await client.patch(path, change, { 'if-match': '*' })).status).toBe(200)
    },
  )

  it.each(saved)('%s rejects unknown fields, each by name (API-15)', async (_name, record) => {
    const client = ownerOf(record)
    const odd = { price_of_everything: '0', owner: 'session:ben', 'a b': 1 }
    const { status, body } = await client.post(record.path, { ...(await rows.sample(record)), ...odd })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(Object.keys(odd)))
    const inherited = await client.post(record.path, '{"__proto__": {"public": true}}')
    expect(inherited.status).toBe(400)
  })

  it.each(generic)('%s rejects values of the wrong kind at their field', async (name, record) => {
    const client = ownerOf(record)
    const { id } = await rows.create(record)
    const fields = fieldsOf(record).filter(({ meta }) => !meta.byShop && meta.kind !== 'json')
    for (const [what, value] of HOSTILE) {
      const text = `{${fields.map((field) => `"${field.name}":${value}`).join()}}`
      const { status, body } = await client.patch(`${record.path}${id}/`, text)
      expect(status, `${name} ${what}`).toBe(400)
      const expected = fields.filter(({ meta }) => NUMBERS.includes(meta.kind)).map((field) => field.name)
      expect(Object.keys(body.errors), `${name} ${what}`).toEqual(expect.arrayContaining(expected))
    }
    const long = Object.fromEntries(
      fields.map(({ name }) => [name, 'x'.repeat(60_000 / fields.length - 100)]),
    )
    expect((await client.patch(`${record.path}${id}/`, long)).status).toBe(400)
    for (const { name } of fields.filter(({ meta }) => meta.kind === 'links')) {
      const many = { [name]: Array.from({ length: 7000 }, (_, at) => String(at)) }
      expect((await client.patch(`${record.path}${id}/`, many)).status, name).toBe(400)
    }
    expect((await client.get(`${record.path}${id}/`)).status).toBe(200)
  })

  it.each(generic)('%s rejects references to missing rows (REC-82)', async (_name, record) => {
    const client = ownerOf(record)
    const sample = await rows.sample(record)
    for (const { name, meta } of relationsOf(record)) {
      if (meta.byShop) continue
      const isList = meta.kind === 'links' || meta.kind === 'mentions'
      const { status, body } = await client.post(record.path, {
        ...sample,
        [name]: isList ? ['no-such'] : 'no-such',
      })
      expect(status, name).toBe(400)
      expect(Object.keys(body.errors)).toContain(name)
    }
  })

  it.each(saved.filter(([, { save }]) => save === 'owner'))(
    '%s of another owner is not found (ROLE-5)',
    async (_name, record) => {
      const { id } = await rows.create(record)
      const [theirs, missing] = [`${record.path}${id}/`, `${record.path}no-such/`]
      const calls = async (path: string) => [
        await ben.get(path),
        await ben.patch(path, {}),
        await ben.remove(path),
      ]
      const seen = async (path: string) => (await calls(path)).map(({ status, body }) => [status, body])
      expect(await seen(theirs)).toEqual(await seen(missing))
      expect((await ben.get(theirs)).status).toBe(404)
      const { body } = await ben.get(record.path)
      expect((body['results'] as { id: string }[]).map((row) => row.id)).not.toContain(id)
      if (record.idIn) expect((await ben.get(`${record.path}?id__in=${id}`)).body).toMatchObject({ count: 0 })
    },
  )

  it.each(saved.filter(([, { save }]) => save === 'staff'))(
    '%s is saved by staff only, who alone see unpublished rows (ROLE-4)',
    async (_name, record) => {
      const { id } = await rows.create(record)
      const path = `${record.path}${id}/`
      const calls = [ana.post(record.path, {}), ana.patch(path, {}), ana.put(path, {}), ana.remove(path)]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
      expect((await ana.get(path)).status).toBe(200)
      const hidden = Object.fromEntries(
        Object.entries(record.published).map(([field, value]) => [field, !value]),
      )
      if (Object.keys(hidden).length === 0) return
      expect((await staff.patch(path, hidden)).status).toBe(200)
      expect((await ana.get(path)).status).toBe(404)
      expect((await staff.get(path)).status).toBe(200)
    },
  )

  it.each(VIEWS.map(({ of, shown }) => [shown.name, of, shown] as const))(
    '%s changes its record’s row, except for fields it doesn’t show (REC-78)',
    async (_name, of, shown) => {
      const { id } = await rows.create(of)
      await staff.patch(`${of.path}${id}/`, { meta_title: 'Kept' })
      const slim = (await staff.get(`${shown.path}${id}/`)).body
      expect(Object.keys(slim)).toEqual(expect.arrayContaining(Object.keys(shown.schema.shape)))
      expect(slim).not.toHaveProperty('meta_title')
      const saved = await staff.put(`${shown.path}${id}/`, { ...slim, name: 'In short' })
      expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200, body: { name: 'In short' } })
      const whole = (await staff.get(`${of.path}${id}/`)).body
      expect(whole).toMatchObject({ name: 'In short', meta_title: 'Kept' })
      const made = await staff.post(shown.path, { ...slim, slug: `${id}-new`, sku: `${id}-new` })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect((await staff.get(`${of.path}${made.body.id}/`)).body).toMatchObject({
        meta_title: '',
        materials: [],
      })
    },
  )
})
