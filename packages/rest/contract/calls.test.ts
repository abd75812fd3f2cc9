import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolvedPaths } from '../src/openapi/resolved.ts'
import { createClient, type Client } from './client.ts'
import { STICKER } from './resource-rows.ts'
import { ENGINES, OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

/** The specification's calls by their exact names, with what they take and the least they return. */
const CALLS: readonly {
  readonly call: `${'GET' | 'POST'} ${string}`
  readonly takes: readonly string[]
  readonly gives: readonly string[] | 'a list'
}[] = [
  {
    call: 'GET /delivery/api/get-production-times-basic/',
    takes: ['material', 'quantity'],
    gives: ['message', 'standard', 'rush'],
  },
  {
    call: 'POST /custom/api/v1/price-quote/',
    takes: ['uuid', 'width', 'height', 'material_id', 'show_retail'],
    gives: ['uuid', 'prices', 'quantities'],
  },
  {
    call: 'POST /packaging/api/v1/price-quote/',
    takes: ['package_id', 'size_id', 'show_retail'],
    gives: ['prices', 'quantities', 'currency'],
  },
  { call: 'GET /order/api/user/related-products/', takes: ['product_sku'], gives: 'a list' },
  {
    call: 'POST /marketplace/api/v1/remove-background/',
    takes: ['id'],
    gives: ['id', 'public_raster_remove_bg'],
  },
  { call: 'POST /custom/api/v1/remove-user-file/', takes: ['id'], gives: ['ok', 'id'] },
  {
    call: 'POST /custom/api/v1/remove-bg/',
    takes: ['image_url', 'preview', 'original_file_id'],
    gives: ['id', 'converted_file'],
  },
  {
    call: 'POST /custom/api/v1/add-to-cart/',
    takes: ['product_class', 'product_id', 'quantity', 'search'],
    gives: ['ok', 'cart_id', 'item_id', 'count', 'redirect'],
  },
]
const callNamed = (part: string) => CALLS.find(({ call }) => call.includes(part))!

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, object>>
}
interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

/** On the product, with a margin. */
const disc = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="120" fill="#c2410c"/></svg>',
    ),
  )
    .png()
    .toBuffer()

it('are those listed in the requirements', () => {
  const page = readFileSync(new URL('../../../docs/requirements/api.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^- \*\*API-[1-8]\*\* `((?:GET|POST) [^`]+)`/gm)].map(([, call]) => call)
  expect(CALLS.map(({ call }) => call)).toEqual(listed)
})

describe.each(ENGINES)('the calls of the specification, on %s', (engine) => {
  let api: ServedApi
  let ana: Client
  let document: { readonly paths: Record<string, Record<string, Operation>> } & object
  beforeAll(async () => {
    api = await serveApi(engine)
    ana = createClient(api.origin)
    document = { paths: resolvedPaths((await ana.get('/openapi.json')).body as never) }
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  it.each(CALLS)('$call is documented with every name (API-1 to API-9)', ({ call, takes, gives }) => {
    const [method, path] = call.split(' ') as [string, string]
    const operation = document.paths[path]![method.toLowerCase()]!
    const body = operation.requestBody?.content['application/json'].schema.properties ?? {}
    const accepted = [...operation.parameters.map(({ name }) => name), ...Object.keys(body)]
    expect(accepted).toEqual(expect.arrayContaining([...takes]))
    const { schema } = operation.responses['200']!.content['application/json']
    if (gives === 'a list') expect(schema.type).toBe('array')
    else expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining([...gives]))
  })

  /** Calls with exactly the documented names, and expects the documented response. */
  const called = async (part: string, values: Readonly<Record<string, unknown>>, client = ana) => {
    const { call, takes, gives } = callNamed(part)
    expect(Object.keys(values).toSorted()).toEqual(takes.toSorted())
    const [method, path] = call.split(' ') as [string, string]
    const query = new URLSearchParams(values as Record<string, string>)
    const sent = await (method === 'GET' ? client.get(`${path}?${query}`) : client.post(path, values))
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    if (gives !== 'a list') expect(Object.keys(sent.body)).toEqual(expect.arrayContaining([...gives]))
    return sent.body
  }

  it('say when a quantity of a material ships (API-1)', async () => {
    const times = await called('production-times', { material: 'white-vinyl', quantity: '100' })
    expect(times).toMatchObject({
      message: expect.stringMatching(/^Order (?:within|by) /),
      standard: 3,
      rush: 1,
    })
  })

  it('quote a material at retail prices (API-2)', async () => {
    const size = { width: '2', height: '2', material_id: 'white-vinyl' }
    const quote = await called('/custom/api/v1/price-quote/', { uuid: 'q', ...size, show_retail: false })
    expect(quote.prices.slice(0, 3)).toEqual(['4', '0.60', '0.38'])
  })

  it('quote a package (API-3)', async () => {
    const card = { package_id: 'backing-card', size_id: 'backing-card-4x6', show_retail: true }
    const quote = await called('/packaging/api/v1/price-quote/', card)
    expect(quote).toMatchObject({ quantities: [100, 1000], currency: 'USD' })
    expect(quote.prices.slice(1)).toEqual(['0.35', '0.22', '0.15'])
    expect(await called('/packaging/', { ...card, show_retail: false })).toEqual(quote)
    const path = '/packaging/api/v1/price-quote/'
    for (const [field, value] of [
      ['package_id', 'no-such'],
      ['size_id', 'no-such'],
      ['size_id', 'rigid-mailer-9x12'],
    ] as const)
      expect(await ana.post(path, { ...card, [field]: value })).toMatchObject({
        status: 400,
        body: { errors: { [field]: ['This record was not found.'] } },
      })
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    await eva.patch('/packaging/api/v1/package/backing-card/', { enabled: false })
    expect((await ana.post(path, card)).status).toBe(400)
    await eva.patch('/packaging/api/v1/package/backing-card/', { enabled: true })
  })

  it('list a product’s related products (API-4)', async () => {
    const { sku } = (await ana.get('/custom/api/v1/template/die-cut-stickers/')).body as unknown as {
      sku: string
    }
    const related = (await called('related-products', { product_sku: sku })) as unknown as { id: string }[]
    expect(related.length).toBeGreaterThan(0)
    expect(related.length).toBeLessThanOrEqual(12)
    expect(related.map(({ id }) => id)).not.toContain('die-cut-stickers')
    const besideFamily = await called('related-products', { product_sku: 'KC-DD-001' })
    expect((besideFamily as unknown as unknown[]).length).toBeGreaterThan(0)
    for (const product_sku of ['', 'no-such', '\0', "' or 1=1 --"])
      expect(await called('related-products', { product_sku })).toEqual([])
  })

  it('remove a background, and delete a file (API-5 to API-7, ERR-4)', async () => {
    const eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const image = (await eva.upload(await disc(), 'disc.png')).body.file_url
    const made = await eva.post('/marketplace/api/v1/artwork/', { name: 'Disc', slug: 'disc', image })
    expect(await called('remove-background', { id: made.body.id })).toMatchObject({ id: made.body.id })
    const file = (await ana.upload(await disc(), 'disc.png')).body
    const which = { image_url: file.file_url, preview: true, original_file_id: file.id }
    const removed = await called('remove-bg', which)
    expect(removed['converted_file']).not.toBe(file.file_url)
    expect(await called('remove-user-file', { id: file.id })).toMatchObject({ ok: true, id: file.id })
    expect((await ana.get(`/custom/api/v1/user-file/${file.id}/`)).status).toBe(404)
  })

  it('add a product to the cart (API-8, API-9)', async () => {
    const { id } = (await ana.post('/custom/api/v1/custom/', STICKER)).body
    const line = { product_class: 'custom', product_id: id, quantity: 250, search: 'stickers' }
    const added = await called('add-to-cart', line)
    expect(added).toMatchObject({ ok: true, count: 1, redirect: '/cart/?q=stickers' })
  })
})
