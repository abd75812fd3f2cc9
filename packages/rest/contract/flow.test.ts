import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, serveApi, OWNER_KEY, type ServedApi } from './serve-api.ts'

interface Page {
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly object[]
}

describe.each(ENGINES)('on %s', (engine) => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi(engine)
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const guest = () => createClient(api.origin)
  const STICKER = { template: 'die-cut-stickers', material: 'white-vinyl', width: '2', height: '2' }

  const configured = async (caller: Client, more: object = {}): Promise<string> => {
    const made = await caller.post('/custom/api/v1/custom/', { ...STICKER, quantity: 100, ...more })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.id
  }
  const add = (caller: Client, id: string, more: object = {}) =>
    caller.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id, ...more })
  const cartOf = async (caller: Client) => (await caller.get('/cart/api/v1/cart/')).body

  const logo = (width = 600, height = 600) =>
    sharp({ create: { width, height, channels: 4, background: '#c2410c' } })
      .png()
      .toBuffer()

  describe('the whole flow by plain HTTP', () => {
    it('quotes 2×2 white vinyl by the shop’s table (API-2, PRICE-2)', async () => {
      const question = { uuid: 'q1', width: '2', height: 2, material_id: 'white-vinyl', show_retail: true }
      const { status, body } = await guest().post('/custom/api/v1/price-quote/', question)
      expect([status, body.uuid]).toEqual([200, 'q1'])
      const prices = body.prices
      const quantities = body.quantities
      expect(prices).toHaveLength(quantities.length + 2)
      const total = (quantity: number) =>
        Number(prices[0]) * Number(prices.slice(1)[quantities.indexOf(quantity) + 1]) * quantity
      expect([100, 500, 1000].map((quantity) => total(quantity).toFixed(2))).toEqual([
        '52.00',
        '135.00',
        '200.00',
      ])
    })

    it('quotes a shopper the same prices, whatever show_retail says (API-16)', async () => {
      const quoted = async (flag: object) => {
        const request = { uuid: 'q1', width: '2', height: '2', material_id: 'white-vinyl', ...flag }
        return (await guest().post('/custom/api/v1/price-quote/', request)).body.prices
      }
      const retail = await quoted({ show_retail: true })
      expect(retail.length).toBeGreaterThan(2)
      expect([await quoted({ show_retail: false }), await quoted({})]).toEqual([retail, retail])
    })

    it('adds it to the cart for 52.00, 135.00 and 200.00 (API-8, PRICE-12)', async () => {
      for (const [quantity, total] of [
        [100, '52.00'],
        [500, '135.00'],
        [1000, '200.00'],
      ] as const) {
        const ana = guest()
        const id = await configured(ana, { quantity })
        const added = await add(ana, id, { search: 'cats' })
        expect(added).toMatchObject({ status: 200, body: { ok: true, count: 1 } })
        expect(added.body.redirect).toContain('q=cats')
        expect(await cartOf(ana)).toMatchObject({ currency: 'USD', total, items: [{ quantity, total }] })
      }
    })

    it('accepts artwork, places it on the product, draws its picture and removes it again (API-6, FILE-6)', async () => {
      const ana = guest()
      const id = await configured(ana)
      const file = await ana.upload(await logo(), 'logo.png')
      expect(file).toMatchObject({
        status: 201,
        body: { mime: 'image/png', pixel_width: 600, is_vector: false },
      })
      const fileId = file.body.id
      const placed = await ana.patch(`/custom/api/v1/custom/${id}/`, { user_file: fileId })
      expect(placed).toMatchObject({ status: 200, body: { dpi: 342, placement: { x: '0.1250' } } })
      await add(ana, id)
      const [item] = (await cartOf(ana)).items
      expect(item?.preview_url).toMatch(/^\/files\/previews\//)
      expect(item?.problems).toEqual([])
      const removed = await ana.post('/custom/api/v1/remove-user-file/', { id: fileId })
      expect(removed).toMatchObject({ status: 200, body: { ok: true, id: fileId } })
      expect((await ana.get(`/custom/api/v1/user-file/${fileId}/`)).status).toBe(404)
      expect((await ana.remove(`/custom/api/v1/user-file/${fileId}/`)).status).toBe(404)
      // The cart still uses it.
      expect((await ana.get(`/custom/api/v1/custom/${id}/`)).body).toMatchObject({ user_file: fileId })
      const other = await configured(ana)
      const again = (await ana.upload(await logo(), 'logo.png')).body.id
      await ana.patch(`/custom/api/v1/custom/${other}/`, { user_file: again })
      await ana.post('/custom/api/v1/remove-user-file/', { id: again })
      expect((await ana.get(`/custom/api/v1/custom/${other}/`)).body).toMatchObject({ user_file: null })
    })

    it('changes and removes lines of the cart (API-17)', async () => {
      const ana = guest()
      const { body } = await add(ana, await configured(ana))
      const line = `/cart/api/v1/item/${body.item_id}/`
      expect(await ana.patch(line, { quantity: 500 })).toMatchObject({
        status: 200,
        body: { total: '135.00' },
      })
      expect(await ana.patch(line, { quantity: '1.5' })).toMatchObject({
        status: 400,
        body: { errors: { quantity: ['Quantity must be a whole number.'] } },
      })
      expect((await guest().remove(line)).status).toBe(404)
      expect(await ana.remove(line)).toMatchObject({ status: 200, body: { items: [], total: '0.00' } })
    })

    it('saves lines for later, moves them back and duplicates them, for their owner only (API-17, CART-7, CART-9)', async () => {
      const ana = guest()
      const { body } = await add(ana, await configured(ana))
      const line = `/cart/api/v1/item/${body.item_id}/`
      const saved = `${line}saved-for-later/`
      const thief = guest()
      for (const tried of [thief.put(saved, ''), thief.remove(saved), thief.post(`${line}duplicate/`, '')])
        expect((await tried).status).toBe(404)
      expect(await ana.put(saved, '')).toMatchObject({
        status: 200,
        body: { total: '0.00', items: [], saved_for_later: [{ id: body.item_id, total: '52.00' }] },
      })
      expect(await ana.remove(saved)).toMatchObject({
        status: 200,
        body: { total: '52.00', items: [{ id: body.item_id }], saved_for_later: [] },
      })
      const key = { 'idempotency-key': 'twice' }
      const copies = await Promise.all([1, 2].map(() => ana.post(`${line}duplicate/`, '', key)))
      expect(copies.map(({ status }) => status)).toEqual([201, 201])
      expect(new Set(copies.map((copy) => copy.body.item_id)).size).toBe(1)
      expect(await cartOf(ana)).toMatchObject({
        total: '104.00',
        items: [{ id: body.item_id }, { id: copies[0]?.body.item_id }],
      })
    })

    it('returns the production times (API-1, PROD-1)', async () => {
      const { status, body } = await guest().get(
        '/delivery/api/get-production-times-basic/?material=white-vinyl&quantity=100',
      )
      expect(status).toBe(200)
      expect(body).toMatchObject({ standard: 3, rush: 1 })
      expect(body.proof_message).toMatch(/^Free proof by .+; ships .+day, .+ if you approve it that day$/)
      expect(body.rush_proof_message).not.toBe(body.proof_message)
      for (const message of [body.message, body.rush_message])
        expect(message).toMatch(/^Order .+, ships [A-Z][a-z]+day, [A-Z][a-z]{2} \d+$/)
      expect(body.rush_message).not.toBe(body.message)
    })

    it('adds once per key, even for ten simultaneous calls (API-9)', async () => {
      const ana = guest()
      const id = await configured(ana)
      const key = { 'idempotency-key': 'once' }
      const question = () =>
        ana.post('/custom/api/v1/add-to-cart/', { product_class: 'custom', product_id: id }, key)
      const responses = await Promise.all(Array.from({ length: 10 }, question))
      expect(new Set(responses.map(({ body }) => body.item_id)).size).toBe(1)
      expect((await cartOf(ana)).items).toHaveLength(1)
      const other = await add(ana, id, { quantity: 7, idempotency_key: 'once' })
      expect(other.status).toBe(409)
    })

    it('creates a product once per key, however often it is sent and whatever happens to it (API-25)', async () => {
      const ana = guest()
      const path = '/custom/api/v1/custom/'
      const make = (more: object = {}) =>
        ana.post(path, { ...STICKER, quantity: 100, ...more }, { 'idempotency-key': 'design-1' })
      const { id: another } = (await ana.post(path, { ...STICKER, quantity: 50 })).body
      const made = await Promise.all(Array.from({ length: 5 }, () => make()))
      const ids = made.map(({ status, body }) => `${status} ${body.id}`)
      expect(new Set(ids)).toEqual(new Set([`201 ${made[0]!.body.id}`]))
      const { id, revision } = made[0]!.body
      expect((await make({ quantity: 200 })).status).toBe(409)
      expect((await make()).body).toMatchObject({ id, revision, quantity: 100 })
      const changed = await ana.patch(`${path}${id}/`, { quantity: 250 })
      expect((await make()).body).toEqual(changed.body)
      expect(id).not.toBe(another)
      expect((await ana.get(path)).body.count).toBe(2)
      expect((await make({ template: 'kiss-cut-stickers' })).status).toBe(409)
      const key = { 'idempotency-key': 'design-1' }
      expect((await guest().post(path, { ...STICKER, quantity: 100 }, key)).body.id).not.toBe(id)
    })
  })

  describe('records', () => {
    it('are listed page by page and read individually (API-11, API-12)', async () => {
      const ben = guest()
      const page = await ben.get('/custom/api/v1/template-material/?page_size=2&page=2')
      expect(page.body).toMatchObject({
        count: expect.any(Number),
        next: expect.stringMatching(
          /^\/custom\/api\/v1\/template-material\/\?page_size=2&page=3&cursor=[\w-]+$/,
        ) as string,
        previous: '/custom/api/v1/template-material/?page_size=2&page=1',
        results: [expect.any(Object), expect.any(Object)],
      })
      const product = await ben.get('/custom/api/v1/template/die-cut-stickers')
      expect(product).toMatchObject({ status: 200, body: { slug: 'die-cut-stickers', updated: /T.*Z$/ } })
    })

    it('are the same by cursor and by number, and each page links to its neighbors (API-12)', async () => {
      const ben = guest()
      const path = '/custom/api/v1/template-material/'
      const { results } = (await ben.get(`${path}?page_size=100`)).body as unknown as Page
      const seen: object[] = []
      let next: string | null = `${path}?page_size=3`
      let number = 0
      while (next !== null) {
        const page = (await ben.get(next)).body as unknown as Page
        number += 1
        expect(await ben.get(`${path}?page_size=3&page=${number}`)).toMatchObject({
          body: { results: page.results },
        })
        expect(page.previous).toBe(number === 1 ? null : `${path}?page_size=3&page=${number - 1}`)
        seen.push(...page.results)
        next = page.next
      }
      expect(seen).toEqual(results)
      expect(number).toBe(Math.ceil(results.length / 3))
    })

    it('reject invalid filters, pages and ids (API-15)', async () => {
      const ben = guest()
      for (const query of [
        'color=red',
        'page=0',
        'page=x',
        'page_size=-1',
        'cursor=x',
        'cursor=',
        'public=true',
      ])
        expect((await ben.get(`/custom/api/v1/template/?${query}`)).status, query).toBe(400)
      expect((await ben.get('/custom/api/v1/template/no-such/')).status).toBe(404)
    })

    it('show hidden rows and staff’s fields to staff only (ROLE-4)', async () => {
      const [ben, eva] = [guest(), createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })]
      const path = '/custom/api/v1/template/die-cut-stickers/'
      expect((await ben.patch(path, { public: false })).status).toBe(403)
      expect((await eva.patch(path, { public: false })).status).toBe(200)
      expect((await ben.get(path)).status).toBe(404)
      expect((await eva.get(path)).status).toBe(200)
      expect((await ben.post('/custom/api/v1/custom/', { ...STICKER, quantity: 100 })).status).toBe(400)
      expect((await eva.patch(path, { public: true })).status).toBe(200)
      const options = await ben.get('/custom/api/v1/template-option/?page_size=5')
      expect(JSON.stringify(options.body)).not.toContain('wholesale')
    })

    it('are visible to their owner only (ROLE-5)', async () => {
      const [ana, ben] = [guest(), guest()]
      const id = await configured(ana)
      await configured(ben)
      const path = `/custom/api/v1/custom/${id}/`
      expect((await ana.get(path)).body).not.toHaveProperty('owner')
      expect((await ben.get(path)).status).toBe(404)
      expect((await ben.patch(path, { quantity: 5 })).status).toBe(404)
      expect((await ben.remove(path)).status).toBe(404)
      expect((await ben.get(`/custom/api/v1/custom/?id__in=${id}`)).body).toMatchObject({ count: 0 })
      expect((await add(ben, id)).status).toBe(404)
      expect((await ana.get(`/custom/api/v1/custom/?id__in=${id}`)).body).toMatchObject({ count: 1 })
    })

    it('of autosaves are created, changed and removed (API-13, DESIGN-18)', async () => {
      const ana = guest()
      const made = await ana.post('/custom/api/v1/custom-autosave/', { name: 'Draft', data: { x: [1, 2] } })
      expect(made).toMatchObject({ status: 201, body: { name: 'Draft', data: { x: [1, 2] } } })
      const path = `/custom/api/v1/custom-autosave/${made.body.id}/`
      for (const none of [{}, { data: null }])
        expect(await ana.post('/custom/api/v1/custom-autosave/', none)).toMatchObject({
          status: 400,
          body: { errors: { data: ['This field is required.'] } },
        })
      const large = { data: { points: 'x'.repeat(300_000) } }
      expect((await ana.patch(path, large)).status).toBe(200)
      expect((await ana.patch(path, { data: 'x'.repeat(8_400_000) })).status).toBe(413)
      expect((await ana.patch(path, { name: 'Second draft' })).body).toMatchObject({ name: 'Second draft' })
      expect((await guest().get(path)).status).toBe(404)
      expect((await ana.remove(path)).status).toBe(200)
      expect((await ana.get(path)).status).toBe(404)
    })

    it('are described in openapi.json, with every call of the flow', async () => {
      const { body } = await guest().get('/openapi.json')
      expect(body.openapi).toBe('3.1.0')
      expect(Object.keys(body.paths)).toEqual(
        expect.arrayContaining([
          '/custom/api/v1/price-quote/',
          '/custom/api/v1/add-to-cart/',
          '/custom/api/v1/template/{id}/',
          '/cart/api/v1/item/{id}/',
        ]),
      )
    })
  })
})
