import { custom, RECORDS, settings, template, templateSize, type AnyRecord } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { FAMILY } from './resource-rows.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly revision: number }

const SIZE = { name: 'New', width: '2', height: '3' }
const STICKERS = { template: 'die-cut-stickers', width: '3', height: '3', quantity: '50' }

describe.each(ENGINES)('idempotency keys, on %s', (engine) => {
  let api: ServedApi
  let owner: Client
  let ana: Client
  beforeAll(async () => {
    api = await serveApi(engine)
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    ana = createClient(api.origin)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })
  const key = (text: string) => ({ 'idempotency-key': text })

  /** One call of each kind that creates something, with another body for it. */
  const MAKES = [
    {
      of: 'a resource',
      client: () => owner,
      path: templateSize.path,
      body: SIZE,
      other: { ...SIZE, name: 'Other' },
    },
    {
      ...{ of: 'a custom', client: () => ana, path: custom.path },
      ...{ body: STICKERS, other: { ...STICKERS, quantity: '100' } },
    },
    {
      ...{ of: 'a strip', client: () => ana, path: RECORDS.configured_ddb_product.path },
      ...{
        body: { ddb_product: FAMILY.ddb_product },
        other: { ddb_product: FAMILY.ddb_product, quantity: 2 },
      },
    },
  ]

  it.each(MAKES)(
    '$of is made once per key, and another body under it is a conflict (API-25)',
    async (each) => {
      const { of, client, path, body, other } = each
      const first = await client().post(path, body, key(of))
      const again = await client().post(path, body, key(of))
      expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
      expect(again.headers.get('location')).toBe(`${path}${first.body.id}/`)
      expect((await client().get(again.headers.get('location')!)).body.id).toBe(first.body.id)
      const conflict = await client().post(path, other, key(of))
      expect([conflict.status, conflict.body['problems']]).toMatchObject([
        409,
        [{ code: 'request.key-of-other-call', field: null }],
      ])
      // A caller who lost the first response finds the created row.
      if (of !== 'a resource') expect(conflict.body['made']).toEqual(first.body)
    },
  )

  it.each(MAKES)(
    '$of is made once by calls at the same time (API-25)',
    async ({ of, client, path, body }) => {
      const calls = await Promise.all([1, 2, 3, 4].map(() => client().post(path, body, key(`${of} at once`))))
      const ids = calls.flatMap(({ status, body: made }) => (status === 201 ? [made.id] : []))
      expect(new Set(ids).size).toBe(1)
      expect(calls.every(({ status }) => status === 201 || status === 409)).toBe(true)
    },
  )

  it('a rejected body leaves its key free (API-25)', async () => {
    const wrong = await owner.post(templateSize.path, { ...SIZE, width: 'wide' }, key('corrected'))
    const right = await owner.post(templateSize.path, SIZE, key('corrected'))
    expect([wrong.status, right.status]).toEqual([400, 201])
    const late = await owner.post(template.path, { name: 'No such category' }, key('rules'))
    expect([late.status, (await owner.post(templateSize.path, SIZE, key('rules'))).status]).toEqual([
      400, 201,
    ])
  })

  it('a secret is returned once, even with a key (API-25)', async () => {
    const body = { label: 'once', scopes: ['read'] }
    const path = '/account/api/v1/api-key/'
    const first = await owner.post(path, body, key('secret'))
    expect(first.status).toBe(201)
    const again = await owner.post(path, body, key('secret'))
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      409,
      expect.not.stringContaining(String(first.body['key'])),
    ])
  })

  it('an upload is made once per key, and another file under it is a conflict, however long (API-25)', async () => {
    const drawing = (path: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${path}"/></svg>`
    const send = (content: string, name: string, boundary: string) =>
      ana.send('POST', RECORDS.user_file.path, {
        body: [
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`,
          `content-type: image/svg+xml\r\n\r\n${content}\r\n--${boundary}--\r\n`,
        ].join(''),
        headers: { ...key('upload'), 'content-type': `multipart/form-data; boundary=${boundary}` },
      })
    const [one, other] = [drawing('M1 1h7v7z'), drawing('M1 1h6v6z')]
    const first = await send(one, 'a.svg', 'first')
    expect(first.status).toBe(201)
    // Each form has a boundary of its own, of any length.
    expect((await send(one, 'a.svg', 'another-boundary')).body).toEqual(first.body)
    for (const conflict of [await send(other, 'a.svg', 'first'), await send(one, 'b.svg', 'first')]) {
      expect([conflict.status, conflict.body['problems']]).toMatchObject([
        409,
        [{ code: 'request.key-of-other-call' }],
      ])
      expect(conflict.body['made']).toMatchObject({ id: first.body.id })
    }
    const { count } = (await ana.get(`${RECORDS.user_file.path}?page_size=200`)).body
    expect(count).toBe(1)
  })

  it('a compressed body is rejected in words, and leaves its key free (API-34)', async () => {
    const rejected = await owner.post(templateSize.path, SIZE, {
      ...key('packed'),
      'content-encoding': 'gzip',
    })
    expect([rejected.status, rejected.body.error, rejected.headers.get('accept-encoding')]).toEqual([
      ...[415, 'Send the body as it is: a compressed one isn’t accepted.', 'identity'],
    ])
    expect(rejected.body['problems']).toMatchObject([{ code: 'request.compressed-body' }])
    expect((await owner.post(templateSize.path, SIZE, key('packed'))).status).toBe(201)
  })

  it('a PATCH that changes nothing adds no revision (API-23)', async () => {
    const made = await owner.post(templateSize.path, SIZE)
    for (const same of [{}, { name: 'New' }, SIZE]) {
      const { status, body } = await owner.patch(`${templateSize.path}${made.body.id}/`, same)
      expect([status, body['revision']]).toEqual([200, made.body['revision']])
    }
    const other = await owner.patch(`${templateSize.path}${made.body.id}/`, { name: 'Newer' })
    expect(other.body['revision']).toBe(Number(made.body['revision']) + 1)
  })

  it('a PATCH of nothing, or of what is there, makes no revision of any record (API-23)', async () => {
    await ana.post(custom.path, STICKERS)
    const raised: string[] = []
    let patched = 0
    for (const { name, path } of [...Object.values<AnyRecord>(RECORDS), settings]) {
      for (const client of [owner, ana]) {
        const listed = await client.get(name === settings.name ? path : `${path}?page_size=1`)
        const [row] = (
          name === settings.name ? [listed.body] : (listed.body['results'] ?? [])
        ) as readonly Row[]
        if (listed.status !== 200 || row === undefined) continue
        const address = name === settings.name ? path : `${path}${encodeURIComponent(row.id)}/`
        const [field = ''] = ['name', 'text', 'quantity', 'currency'].filter((each) => each in row)
        // The demo shop's rows of shoppers were not saved by the rules: their first save computes what depends on the rest.
        const settled = client === owner ? await client.patch(address, {}) : null
        const revision = settled?.status === 200 ? settled.body['revision'] : row.revision
        for (const same of [{}, ...(field === '' ? [] : [{ [field]: row[field] }])]) {
          const { status, body } = await client.patch(address, same)
          if (status !== 200) continue
          patched += 1
          if (body['revision'] !== revision) raised.push(`${name} ${JSON.stringify(same)}`)
        }
      }
    }
    expect(raised).toEqual([])
    expect(patched).toBeGreaterThan(60)
  })

  it('a value that another record has is reported at its field (API-14)', async () => {
    const { body } = await owner.get(`${template.path}die-cut-stickers/`)
    const { id: _id, created: _created, updated: _updated, revision: _revision, ...fields } = body
    const doubled = await owner.post(template.path, { ...fields, sku: 'another-sku' })
    expect(doubled).toMatchObject({ status: 400, body: { errors: { slug: [expect.any(String)] } } })
    expect(doubled.body['problems']).toMatchObject([{ code: 'records.duplicate', field: 'slug' }])
  })

  it('staff remove a part of a customer’s product with a reason, and can’t add it to their own cart (ROLE-7)', async () => {
    const made = await ana.post(custom.path, STICKERS)
    const option = { custom: made.body.id, option_set: 'wrapping', option: 'wrap' }
    const wrapped = await ana.post('/custom/api/v1/custom-option/', option)
    const path = `/custom/api/v1/custom-option/${wrapped.body.id}/`
    expect(await owner.remove(path)).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.any(String)] } },
    })
    expect(await owner.remove(`${path}?reason=They%20called`)).toMatchObject({ status: 200 })
    const add = { product_class: 'custom', product_id: made.body.id }
    expect(await owner.post('/custom/api/v1/add-to-cart/', add)).toMatchObject({
      ...{ status: 403, body: { problems: [{ code: 'cart.not-yours' }] } },
    })
  })
})
