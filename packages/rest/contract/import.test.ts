import { RECORDS } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = '/admin/api/v1/import/'
const MATERIALS = RECORDS.template_material.path
const SHAPES = RECORDS.template_shape.path
const SIZES = RECORDS.template_size.path

interface Failure {
  readonly error: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

describe.each(ENGINES)('an import, on %s', (engine) => {
  let api: ServedApi
  let owner: Client
  beforeAll(async () => {
    api = await serveApi(engine, { limit: async () => undefined })
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  let keys = 0
  const send = (record: string, rows: readonly unknown[], key = `key ${keys++}`, client = owner) =>
    client.post(PATH, { record, key, rows })
  const failures = async (...sent: Parameters<typeof send>) => {
    const { status, body } = await send(...sent)
    expect(status, JSON.stringify(body)).toBe(200)
    return (body as unknown as { rows: readonly (Failure | null)[] }).rows
  }
  const count = async (path: string) => ((await owner.get(path)).body as unknown as { count: number }).count
  const size = (name: string, more: object = {}) => ({
    id: null,
    values: { name, width: '2', height: '2', ...more },
  })

  it('saves rows by the rules of a single save, and skips rejected ones (ADMIN-14)', async () => {
    const before = await count(SIZES)
    const material = (await owner.get(`${MATERIALS}white-vinyl/`)).body as unknown as { revision: number }
    expect(
      await failures('template_size', [
        size('One'),
        size('Two', { width: 'wide' }),
        size('Three', { color: 'red' }),
        { id: 'gone', values: { name: 'Gone' } },
        size('Five'),
      ]),
    ).toMatchObject([
      null,
      { error: '', errors: { width: ['Invalid numeric value.'] } },
      { error: '', errors: { color: ['Unknown field.'] } },
      { error: expect.stringMatching(/./) as string, errors: {} },
      null,
    ])
    expect(await count(SIZES)).toBe(before + 2)
    const change = { id: 'white-vinyl', revision: material.revision, values: { name: 'Whiter' } }
    expect(
      await failures('template_material', [change, { ...change, values: { name: 'Late' } }]),
    ).toMatchObject([null, { error: expect.stringMatching(/changed/) as string, errors: {} }])
    expect((await owner.get(`${MATERIALS}white-vinyl/`)).body).toMatchObject({ name: 'Whiter' })
    const history = await owner.get('/admin/api/v1/history/?record=template_material&id=white-vinyl')
    expect(history.body).toMatchObject({ count: 1, results: [{ who: 'Eva' }] })
  })

  it('undoes only the rows that the database rejects (ADMIN-14)', async () => {
    const template = (await owner.get(`${RECORDS.template.path}die-cut-stickers/`)).body
    const { id: _id, created: _created, updated: _updated, revision: _revision, ...fields } = template
    const named = (slug: string) => ({ id: null, values: { ...fields, slug, sku: slug } })
    const before = await count(RECORDS.template.path)
    const rows = await failures('template', [named('import-a'), named('die-cut-stickers'), named('import-b')])
    expect(rows).toMatchObject([
      null,
      { error: '', errors: { slug: ['Another record already has this value.'] } },
      null,
    ])
    expect(await count(RECORDS.template.path)).toBe(before + 2)
  })

  it('saves rows once per Idempotency-Key, and other rows under it are a conflict (API-25)', async () => {
    const header = { 'idempotency-key': 'an import' }
    const of = (name: string) => ({
      record: 'template_size',
      rows: [{ id: null, values: { name, width: '1', height: '1' } }],
    })
    const count = async () => (await owner.get('/custom/api/v1/template-size/')).body.count
    const before = await count()
    const calls = await Promise.all([1, 2, 3].map(() => owner.post(PATH, of('Once'), header)))
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await owner.post(PATH, of('Other'), header)).status).toBe(409)
    expect(await count()).toBe(before + 1)
  })

  it('saves the same rows with the same key once, at the same time too (ADMIN-14)', async () => {
    const before = await count(SIZES)
    const rows = [size('Once'), size('Wrong', { height: '' })]
    const responses = await Promise.all([1, 2, 3].map(() => failures('template_size', rows, 'the same')))
    expect(new Set(responses.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await count(SIZES)).toBe(before + 1)
    expect((await send('template_size', [size('Other')], 'the same')).status).toBe(409)
  })

  it('is rejected once the caller may no longer save such rows (ADMIN-14)', async () => {
    const { accounts } = api.storage
    await accounts.addApiKey('finn', 'tests', 'a-key-of-finn-for-tests-only')
    const designer = createClient(api.origin, { authorization: 'Bearer a-key-of-finn-for-tests-only' })
    const shape = { id: null, values: { name: 'Blob' } }
    expect((await send('template_size', [size('Not mine')], 'k', designer)).status).toBe(403)
    expect((await send('template_shape', [shape], 'k', createClient(api.origin))).status).toBe(403)
    expect((await send('template_shape', [shape], 'k', designer)).status).toBe(200)
    const before = await count(SHAPES)
    const { roles } = (await accounts.account({ id: 'finn' }))!
    await accounts.changeAccount('finn', { roles: [] })
    expect((await send('template_shape', [shape], 'next', designer)).status).toBe(403)
    expect(await count(SHAPES)).toBe(before)
    await accounts.changeAccount('finn', { roles })
  })

  it('takes rows only of records that staff save (ADMIN-14)', async () => {
    expect((await send('custom', [{ id: null, values: {} }])).status).toBe(400)
    expect((await send('template_size', Array(26).fill(size('Many')))).status).toBe(400)
  })
})
