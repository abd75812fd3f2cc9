import { RECORDS, settings } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = '/admin/api/v1/history/'
const MATERIAL = `${RECORDS.template_material.path}white-vinyl/`

interface Listed {
  readonly id: string
  readonly who: string
  readonly reason: string
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
}

describe.each(ENGINES)('the history, on %s', (engine) => {
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

  const listed = async (query: string) =>
    (await owner.get(`${PATH}?${query}`)).body as unknown as { count: number; results: readonly Listed[] }

  it('lists what was saved of a row and leads back, over the revision that was read (ADMIN-12, ADMIN-13)', async () => {
    const before = (await owner.get(MATERIAL)).body
    const { price_table: prices } = before as unknown as { price_table: { rows: { minimum: string }[] } }
    const dearer = { ...prices, rows: prices.rows.map((row) => ({ ...row, minimum: '99' })) }
    const saved = await owner.patch(MATERIAL, { name: 'Whiter vinyl', price_table: dearer })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { count, results } = await listed('record=template_material&id=white-vinyl')
    expect(count).toBe(1)
    expect(results[0]).toMatchObject({ who: 'Eva', reason: '' })
    expect(results[0]!.changes.map(({ field }) => field).toSorted()).toEqual(['name', 'price_table'])
    const body = { record: 'template_material', id: 'white-vinyl', version: results[0]!.id, side: 'before' }
    const stale = await owner.post(`${PATH}revert/`, body, { 'if-match': '"0"' })
    expect(stale).toMatchObject({ status: 412, body: { current: { name: 'Whiter vinyl' } } })
    const revision = `"${Number(saved.body['revision'])}"`
    const reverted = await owner.post(`${PATH}revert/`, body, { 'if-match': revision })
    expect(reverted.status, JSON.stringify(reverted.body)).toBe(200)
    const { updated: _updated, revision: _revision, date_updated: _date, ...unchanged } = before
    expect((await owner.get(MATERIAL)).body).toMatchObject(unchanged)
    expect((await listed('record=template_material&id=white-vinyl')).count).toBe(2)
  })

  it('has the settings, and knows no other kind of thing (ADMIN-12)', async () => {
    await owner.patch(settings.path, { name: 'Peel' })
    const { results } = await listed('record=settings&id=shop&page=1')
    expect(results[0]!.changes).toEqual([{ field: 'name', before: 'Kisscut', after: 'Peel' }])
    for (const query of ['record=account&id=owner', 'record=api_key&id=x', 'record=template&id=x&page=0'])
      expect((await owner.get(`${PATH}?${query}`)).status, query).toBe(400)
    expect((await owner.get(`${PATH}?record=custom&id=x`)).status).toBe(403)
    expect((await createClient(api.origin).get(`${PATH}?record=template&id=x`)).status).toBe(403)
  })
})
