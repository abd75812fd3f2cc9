import { fieldsOf, RECORDS, type AnyRecord } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const MATERIALS = RECORDS.template_material.path
/** A key of support, who may read but not change the catalog. */
const SUPPORT_KEY = 'a-key-of-support-for-tests-only'

describe.each(ENGINES)('the calls of the admin, on %s', (engine) => {
  let api: ServedApi
  let owner: Client
  let support: Client
  let shopper: Client
  beforeAll(async () => {
    api = await serveApi(engine, { limit: async () => undefined })
    await api.storage.accounts.addApiKey('hana', 'tests', SUPPORT_KEY)
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    support = createClient(api.origin, { authorization: `Bearer ${SUPPORT_KEY}` })
    shopper = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const names = async (client: Client, query: string) =>
    ((await client.get(`${MATERIALS}?${query}`)).body['results'] as unknown as { name: string }[]).map(
      ({ name }) => name,
    )

  it('search a list by words, in any order, page by page (ADMIN-3)', async () => {
    const all = await names(owner, 'page_size=200')
    expect(await names(owner, 'page_size=200&ordering=name')).toEqual(
      all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
    expect(await names(support, 'page_size=200&ordering=-name')).toEqual(
      (await names(owner, 'page_size=200&ordering=name')).toReversed(),
    )
    expect(await names(support, 'q=WHITE+vinyl')).toContain('White vinyl')
    expect(await names(support, 'q=white+no-such-word')).toEqual([])
    expect(await names(support, 'can_laminate=true&q=vinyl&look=white')).toContain('White vinyl')
    const { body } = await owner.get(`${MATERIALS}?ordering=name&page_size=2&page=2`)
    expect(body).toMatchObject({
      count: all.length,
      previous: `${MATERIALS}?ordering=name&page_size=2&page=1`,
      next: `${MATERIALS}?ordering=name&page_size=2&page=3`,
    })
    expect((await owner.get(`${MATERIALS}?ordering=name&page_size=200`)).body).toMatchObject({ next: null })
  })

  it('search every resource by each of its fields (ADMIN-3)', async () => {
    for (const record of Object.values<AnyRecord>(RECORDS))
      for (const field of [...Object.keys(record.schema.shape), 'id', 'updated']) {
        const { status } = await owner.get(`${record.path}?ordering=-${field}&q=a&page_size=2`)
        const kind = fieldsOf(record).find(({ name }) => name === field)?.meta.kind
        const isList = kind === 'json' || kind === 'links' || kind === 'mentions'
        expect(status, `${record.name} ${field}`).toBe(isList ? 400 : 200)
      }
  })

  it('are forbidden to shoppers, and reject unknown fields (ADMIN-3)', async () => {
    for (const query of ['q=white', 'ordering=name', 'can_laminate=true'])
      expect((await shopper.get(`${MATERIALS}?${query}`)).status, query).toBe(400)
    for (const query of [
      'ordering=price',
      'ordering=',
      'ordering=--name',
      'ordering=owner',
      'q=a&owner=x',
      'q=a&nothing=1',
    ])
      expect((await owner.get(`${MATERIALS}?${query}`)).status, query).toBe(400)
    expect((await owner.get(`${MATERIALS}?q=%00`)).body).toMatchObject({ count: 0 })
  })

  it('return a role’s rights (ADMIN-2)', async () => {
    const rights = async (client: Client) =>
      (await client.get('/admin/api/v1/rights/')).body['rights'] as unknown as Record<string, string[]>
    expect((await rights(owner))['template_material']).toEqual(['read', 'create', 'change', 'remove'])
    expect((await rights(support))['template_material']).toEqual(['read'])
    expect(Object.keys(await rights(support)).toSorted()).toEqual(
      [...Object.keys(RECORDS), 'settings'].toSorted(),
    )
    expect((await shopper.get('/admin/api/v1/rights/')).status).toBe(403)
  })
})
