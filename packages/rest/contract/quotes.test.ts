import { newConfiguration } from '@kisscut/core/configuration'
import { quoteProduct, withoutPriceTables } from '@kisscut/core/price'
import type { Configuration, PriceSchedule, ProductClass, ProductData, Quote } from '@kisscut/core/product'
import { parseProduct } from '@kisscut/core'
import { CLASS_RECORDS, custom } from '@kisscut/records'
import { guest } from '@kisscut/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { serveApi, type ServedApi } from './serve-api.ts'

const CLASSES = Object.keys(CLASS_RECORDS) as readonly ProductClass[]
const quotePath = (productClass: ProductClass): string =>
  productClass === 'custom' ? '/custom/api/v1/quote/' : `${CLASS_RECORDS[productClass].configured.path}quote/`

/** Every published product of a class. */
async function idsOf(client: Client, productClass: ProductClass): Promise<readonly string[]> {
  const ids: string[] = []
  for (let next: unknown = CLASS_RECORDS[productClass].product.path; typeof next === 'string';) {
    const { body } = await client.get(next)
    ids.push(...(body['results'] as readonly { readonly id: string }[]).map(({ id }) => id))
    next = body['next']
  }
  return ids
}

const withoutTexts = ({ problems, ...quote }: Quote) => ({
  ...quote,
  problems: problems.map(
    ({ text: _, ...problem }: Quote['problems'][number] & { readonly text?: string }) => problem,
  ),
})

describe('quotes and products of core, over the whole demo catalog', () => {
  let api: ServedApi
  let client: Client
  beforeAll(async () => {
    api = await serveApi()
    client = createClient(api.origin)
  })
  afterAll(() => api.close())

  /** The response of `price-quote` for a configuration's material and size. */
  const scheduleOf = async (currency: string, { materialId, width, height }: Configuration) => {
    const question = { uuid: 'x', width, height, material_id: materialId ?? '', currency }
    const { status, body } = await client.post('/custom/api/v1/price-quote/', question)
    return status === 200 ? (body as unknown as PriceSchedule) : null
  }

  /** Lettering has the size of its letters, which the shop measures, so its configuration is that of a saved one. */
  const savedLettering = async (body: object): Promise<Configuration | null> => {
    const { status, body: row } = await client.post('/custom/api/v1/custom/', body)
    if (status === 400) return null
    const { owner } = (await api.storage.records.get(custom, row.id))!
    const saved = await api.shop.configure.forEditing(guest(owner, 'en-US'), row.id)
    return saved.ok ? saved.value.configuration : null
  }

  const productOf = async (productClass: ProductClass, id: string, query = '') => {
    const path = `${CLASS_RECORDS[productClass].product.path}${id}/product/${query}`
    const { status, body } = await client.get(path)
    expect(status, path).toBe(200)
    return body as unknown as ProductData
  }

  it.each(CLASSES)('%s: a product isn’t sent again to a caller who has it (API-32)', async (productClass) => {
    const [id = ''] = await idsOf(client, productClass)
    const path = `${CLASS_RECORDS[productClass].product.path}${id}/product/`
    const headersOf = async (address: string, tag?: string) => {
      const { status, headers } = await client.send('GET', address, {
        headers: { ...(tag && { 'if-none-match': tag }) },
      })
      return { status, tag: headers.get('etag') ?? '', cache: headers.get('cache-control') }
    }
    const first = await headersOf(path)
    expect(first).toMatchObject({ status: 200, cache: 'private, no-cache' })
    for (const sent of [first.tag, first.tag.replace('W/', ''), `"other", ${first.tag}`, '*'])
      expect(await headersOf(path, sent)).toMatchObject({ status: 304, tag: first.tag })
    expect((await headersOf(path, '"other"')).status).toBe(200)
    expect((await headersOf(`${path}?currency=EUR`, first.tag)).status).toBe(200)
  })

  it.each(CLASSES)(
    '%s: page, library and API have one product and one price (API-27, API-28)',
    async (productClass) => {
      const ids = await idsOf(client, productClass)
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids)
        for (const currency of ['USD', 'EUR']) {
          const sent = await productOf(productClass, id, `?currency=${currency}`)
          const product = parseProduct(sent)
          expect(product).toEqual(sent)
          for (const quantity of [undefined, '137', 'many']) {
            const opened = newConfiguration(product, {})
            // A new custom must state these three; for other products they are the page's defaults.
            const { width, height } = opened
            const stated = {
              ...(productClass === 'custom' && { width, height, quantity: opened.quantity }),
              ...(quantity !== undefined && { quantity }),
            }
            const { status, body } = await client.post(`${quotePath(productClass)}?currency=${currency}`, {
              ...{ [CLASS_RECORDS[productClass].by]: id, ...stated },
            })
            expect([status, body.errors], id).toEqual([200, undefined])
            const configuration =
              product.toolType === 'lettering'
                ? await savedLettering({ template: id, ...stated })
                : newConfiguration(product, stated)
            if (configuration === null) continue
            const schedule = await scheduleOf(currency, configuration)
            const quote = quoteProduct(product, configuration, schedule === null ? {} : { schedule })
            expect(withoutTexts(body as unknown as Quote), `${id} ${currency} ${quantity}`).toEqual(
              JSON.parse(JSON.stringify(quote)),
            )
          }
        }
    },
  )

  it('saves nothing, opens no session, and finds a product by its slug as well (API-27, API-28)', async () => {
    const rows = () => api.storage.records.count(custom)
    const before = await rows()
    const stranger = createClient(api.origin)
    const body = { template: 'die-cut-stickers', width: '3', height: '3', quantity: '50' }
    const quoted = await stranger.post('/custom/api/v1/quote/', body)
    expect([quoted.status, quoted.headers.get('set-cookie')]).toEqual([200, null])
    expect(await rows()).toBe(before)
    const by = async (id: string) => productOf('marketplace', id)
    const [id] = await idsOf(client, 'marketplace')
    expect(await by((await by(id!)).slug)).toEqual(await by(id!))
  })

  it('returns problems with code, level, field, values, fix and text, and no total', async () => {
    const body = { template: 'die-cut-stickers', width: '300', height: '300', quantity: '50' }
    const quoted = await client.post('/custom/api/v1/quote/', body)
    expect(quoted.status).toBe(200)
    expect(quoted.body).toMatchObject({ total: null, lines: [] })
    expect(quoted.body['problems']).toContainEqual(
      expect.objectContaining({
        ...{ code: 'size.exceeds-maximum', level: 'error', field: 'width', values: expect.any(Object) },
        text: expect.stringContaining('The dimensions exceed the max size'),
      }),
    )
  })

  it('answers schedules that price what they state they are for, and nothing else (API-2, PRICE-20)', async () => {
    const ids = await idsOf(client, 'custom')
    const products = await Promise.all(ids.map(async (id) => parseProduct(await productOf('custom', id))))
    const schedules = new Map<string, PriceSchedule>()
    let priced = 0
    let rejected = 0
    for (const product of products) {
      const configuration = newConfiguration(product, {})
      const schedule = await scheduleOf('USD', configuration)
      if (schedule === null || product.toolType === 'lettering') continue
      schedules.set(schedule.subject, schedule)
      for (const [subject, each] of schedules) {
        const { problems, total } = quoteProduct(product, configuration, { schedule: each })
        const isOwn = subject === schedule.subject
        expect(problems.some(({ code }) => code === 'price.other-subject')).toBe(!isOwn)
        expect(total === null || isOwn).toBe(true)
        priced += Number(isOwn)
        rejected += Number(!isOwn)
      }
      const silent = { ...schedule, subject: undefined as never }
      expect(quoteProduct(product, configuration, { schedule: silent }).total).toBeNull()
    }
    expect([priced > 5, rejected > 5]).toEqual([true, true])
  })

  it('answers a package’s schedule that prices it where its table is left out (API-3, PRICE-20)', async () => {
    const products = await Promise.all((await idsOf(client, 'custom')).map((id) => productOf('custom', id)))
    const sent = products.find(({ packages }) => packages?.some(({ id }) => id === 'backing-card'))!
    const question = { package_id: 'backing-card', size_id: 'backing-card-4x6' }
    const { body } = await client.post('/packaging/api/v1/price-quote/', question)
    const packagingSchedule = body as unknown as PriceSchedule
    const { packages } = withoutPriceTables(sent)
    const packaging = { packageId: 'backing-card', packageSizeId: 'backing-card-4x6' }
    const [whole, bare] = [sent, { ...sent, packages: packages! }].map((each) => parseProduct(each))
    const configuration = { ...newConfiguration(whole!, { width: '3', height: '3' }), packaging }
    const schedule = (await scheduleOf('USD', configuration))!
    const { total } = quoteProduct(whole!, configuration, { schedule })
    expect(total).not.toBeNull()
    expect(quoteProduct(bare!, configuration, { schedule, packagingSchedule }).total).toBe(total)
    const other = { ...packagingSchedule, subject: schedule.subject }
    expect(quoteProduct(bare!, configuration, { schedule, packagingSchedule: other }).problems).toMatchObject(
      [{ code: 'price.other-subject' }],
    )
  })

  it('prices per piece where a material is sold by the piece, and says so (API-2)', async () => {
    const question = { uuid: 'x', width: '4', height: '4', material_id: 'sample-set' }
    const { status, body } = await client.post('/custom/api/v1/price-quote/', question)
    expect([status, body['basis']]).toEqual([200, 'unit'])
  })

  it('rejects a currency that the shop does not sell in, wherever one is requested (API-29)', async () => {
    const requested = [
      client.get('/custom/api/v1/template/die-cut-stickers/product/?currency=XTS'),
      client.get('/products/api/v1/search/?q=sticker&currency=XTS'),
      client.get('/order/api/user/related-products/?product_sku=KC-DD-001&currency=XTS'),
      client.post('/custom/api/v1/quote/?currency=XTS', {
        ...{ template: 'die-cut-stickers', width: '3', height: '3', quantity: '50' },
      }),
      client.post('/custom/api/v1/price-quote/', {
        ...{ uuid: 'x', width: '4', height: '4', material_id: 'white-vinyl', currency: 'XTS' },
      }),
      client.post('/packaging/api/v1/price-quote/', {
        ...{ package_id: 'backing-card', size_id: 'backing-card-4x6', currency: 'XTS' },
      }),
    ]
    for (const { status, body } of await Promise.all(requested)) {
      expect(status).toBe(400)
      expect(body.errors['currency']?.[0] ?? JSON.stringify(body)).toContain('XTS')
    }
  })
})
