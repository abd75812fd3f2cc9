import { productIn, readTerms } from '@kisscut/core/currency'
import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, trustedProduct } from '@kisscut/core/product'
import { category, listedPrice, template, templateSize } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { BELIEVED_FOR_MS } from './catalog-cache.ts'
import { allOf } from '../testing/all-of.ts'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { WHITE_VINYL_TABLE } from '../testing/category.ts'
import type { Cart } from '../cart/cart.ts'
import type { FilteredList } from '../browse/filters/filter-page.ts'
import type { Viewer } from '../accounts/viewer.ts'

const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const IN_EUR: Viewer = { ...ANA, currency: 'EUR' }
const IN_JPY: Viewer = { ...ANA, currency: 'JPY' }
const CURRENCIES = 'EUR 0.92\nJPY 151 to 10\nGBP 0.79 ending .99'
const STICKERS = ['stickers/die-cut', 'die-cut-stickers'] as const

/** The lines' messages about changed prices. */
const pricedAnew = ({ items }: Cart) =>
  items.flatMap(({ problems }) => problems.filter(({ code }) => code === 'cart.price-changed'))

const open = async () => {
  const opened = await openTestShop()
  const { shop } = opened
  must(await shop.settings.save(STAFF_EVA, { currencies: CURRENCIES }))
  const page = async (viewer: Viewer) =>
    must(await shop.browse.product(viewer, ...STICKERS, new URLSearchParams()))
  const save = async (viewer: Viewer, more: object = {}) => {
    const { product } = await page(viewer)
    const change = { ...defaultConfiguration(product), quantity: '100' }
    return shop.configure.save(viewer, { id: null, productId: product.id, change, ...more })
  }
  const add = (viewer: Viewer, productId: string, more: object = {}) =>
    shop.cart.add(viewer, { productClass: 'custom', productId, ...more })
  return { ...opened, page, save, add }
}

describe('the viewer’s currency', () => {
  it.each(['EUR', 'JPY', 'GBP'])(
    '%s has the price by the rules on tile, page and in the cart, to the minor unit (CUR-1, CUR-3, PRICE-18)',
    async (currency) => {
      const { shop, page, save, add } = await open()
      const viewer = { ...ANA, currency }
      const terms = readTerms(CURRENCIES, 'USD').terms.find((each) => each.currency === currency)!
      const [main, theirs] = [await page(ANA), await page(viewer)]
      const found = (await shop.browse.search(viewer, new URLSearchParams({ q: 'die-cut' }))).list.tiles.find(
        ({ id }) => id === 'die-cut-stickers',
      )
      expect(found?.fromPrice).toEqual(theirs.fromPrice)
      expect(theirs).toMatchObject({ currency, quote: { currency } })
      expect(theirs.fromPrice?.currency).toBe(currency)
      const saved = must(await save(viewer))
      expect(saved.currency).toBe(currency)
      must(await add(viewer, saved.id))
      const cart = await shop.cart.show(viewer)
      const configuration = { ...defaultConfiguration(main.product), quantity: '100' }
      const known = must(await shop.configure.forEditing(ANA, saved.id))
      expect(known.configuration.quantity).toBe('100')
      // Price tables stay on the server: the expected price comes from the same rows.
      const { materials } = main.product
      const priced = productIn(
        trustedProduct({
          ...main.product,
          materials: materials.map((each) => ({ ...each, priceTable: WHITE_VINYL_TABLE })),
        }),
        terms,
      )
      expect(cart).toMatchObject({ currency, total: quoteProduct(priced, configuration).total })
      expect(pricedAnew(cart)).toEqual([])
    },
  )

  it('filters by its own price bands (PAGE-11, CUR-1)', async () => {
    const { shop } = await open()
    const prices = async (viewer: Viewer) => {
      const { list } = await shop.browse.search(viewer, new URLSearchParams({ q: 'stickers' }))
      return [list.currency, list.facets.find(({ kind }) => kind === 'price')?.values.map(({ name }) => name)]
    }
    const [[usd, ofUsd], [eur, ofEur]] = [await prices(ANA), await prices(IN_EUR)]
    expect([usd, eur]).toEqual(['USD', 'EUR'])
    const exchanged = (ofUsd as string[] | undefined)?.map((name) =>
      name.replaceAll(/[1-9]\d*/g, (bound) => (Number(bound) * 0.92).toFixed(2)),
    )
    expect(ofEur).toEqual(exchanged)
  })

  it('prices the feed and lists sorted by price, each page cheapest first (SEO-6, PRICE-18, CUR-3)', async () => {
    const { shop, storage, clock } = await open()
    const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
    const row = (await storage.records.get(template, id))!
    const { id: _id, created: _created, updated: _updated, revision: _revision, ...columns } = row
    // Sizes with a price: the most expensive one has a tiny price listed in euros.
    for (const [name, price] of [
      ['dear', '300'],
      ['middling', '100'],
    ] as const) {
      const sides = { width: '2', height: '2', default: true }
      await storage.records.create(templateSize, { id: name, name, ...sides, price } as never)
      await storage.records.create(template, {
        ...columns,
        ...{ id: `${name}-stickers`, slug: `${name}-stickers`, sku: name, name: `${name} stickers` },
        sizes: [name],
      } as never)
    }
    const listed = { price_currency: 'EUR', of: 'template_size', item: 'dear' } as const
    must(
      await shop.records.save(STAFF_EVA, listedPrice, null, {
        ...listedPrice.schema.parse(listed),
        amount: '0.01',
      }),
    )
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
    const query = new URLSearchParams({ q: 'stickers', sort: 'price' })
    for (const viewer of [ANA, IN_EUR]) {
      const { tiles } = (await shop.browse.search(viewer, query)).list
      expect(tiles.length).toBeGreaterThan(1)
      const totals = tiles.map(({ fromPrice }) => Number(fromPrice?.total ?? Infinity))
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      const feed = await allOf(shop.browse.feed(viewer))
      const prices = new Map(tiles.map(({ url, fromPrice }) => [url, fromPrice]))
      for (const { url, price } of feed) if (prices.has(url)) expect(price).toEqual(prices.get(url))
    }
    const [usd, eur] = await Promise.all(
      [ANA, IN_EUR].map(async (viewer) => (await shop.browse.find('dear', 1, viewer)).tiles[0]?.fromPrice),
    )
    expect([usd?.currency, eur?.currency]).toEqual(['USD', 'EUR'])
    expect(Number(usd?.total) - Number(eur?.total)).toBeGreaterThan(250)
  })

  it('sorts whole lists by its own listed prices, for a category and a search (CUR-5, CUR-11)', async () => {
    const { shop, storage, clock } = await open()
    const id = (await storage.catalog.productIdOfSlug('die-cut-stickers', 'custom'))!
    const row = (await storage.records.get(template, id))!
    const { id: _id, created: _created, updated: _updated, revision: _revision, ...columns } = row
    await storage.records.update(category, columns.category, { display: 'products_with_filters' })
    const names = Array.from({ length: 60 }, (_, at) => `p${at}`)
    const sides = { width: '2', height: '2', default: true }
    // Products expensive in dollars are cheap in euros, except the middle ones, which are converted.
    await storage.transaction(async ({ records }) => {
      for (const [at, name] of names.entries()) {
        await records.create(templateSize, { id: name, name, ...sides, price: String(10 + at) } as never)
        const own = { id: name, slug: name, sku: name, name: `Sorted ${name}`, sizes: [name] }
        await records.create(template, { ...columns, ...own } as never)
        const listed = { price_currency: 'EUR', of: 'template_size', item: name } as const
        if (at < 20 || at >= 40)
          await records.create(listedPrice, { ...listedPrice.schema.parse(listed), amount: String(200 - at) })
      }
    })
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
    const { path } = (await storage.records.get(category, columns.category))!
    const listed = async (viewer: Viewer, of: 'category' | 'search', page: number) => {
      const query = new URLSearchParams({
        sort: 'price',
        page: String(page),
        ...(of === 'search' && { q: 'sorted' }),
      })
      if (of === 'search') return (await shop.browse.search(viewer, query)).list
      const opened = must(await shop.browse.category(viewer, path, query))
      const block = opened.blocks.find((each) => 'list' in each)
      return (block as unknown as { list: FilteredList }).list
    }
    for (const of of ['category', 'search'] as const)
      for (const viewer of [ANA, IN_EUR]) {
        const first = await listed(viewer, of, 1)
        expect(first.pages).toBeGreaterThan(2)
        const others = Array.from({ length: first.pages - 1 }, (_, at) => listed(viewer, of, at + 2))
        const tiles = [first, ...(await Promise.all(others))].flatMap((list) => list.tiles)
        expect(new Set(tiles.map((tile) => tile.id)).size).toBe(first.found)
        const totals = tiles.map(({ fromPrice }) => Number(fromPrice?.total ?? Infinity))
        expect(totals, `${of} in ${viewer.currency ?? 'USD'}`).toEqual(totals.toSorted((a, b) => a - b))
        expect(new Set(tiles.flatMap(({ fromPrice }) => fromPrice?.currency ?? []))).toEqual(
          new Set([viewer.currency ?? 'USD']),
        )
      }
  })

  it('is the main one if the shop doesn’t sell in the chosen one (CUR-1)', async () => {
    const { page } = await open()
    expect((await page({ ...ANA, currency: 'CHF' })).currency).toBe('USD')
  })

  it('is that of the page for its quotes (CUR-3)', async () => {
    const { shop } = await open()
    const question = { uuid: 'u', width: '2', height: '2', materialId: 'white-vinyl' }
    const [usd, eur] = [
      must(await shop.quote.price(question)),
      must(await shop.quote.price({ ...question, currency: 'EUR' })),
    ]
    expect(usd.currency).toBe('USD')
    expect(eur.currency).toBe('EUR')
    expect(Number(eur.prices[1])).toBeCloseTo(Number(usd.prices[1]) * 0.92, 6)
    expect(eur.prices[0]).toBe(usd.prices[0])
  })

  it('has its own price if the shop lists one (CUR-5, REC-86)', async () => {
    const { shop, page, clock } = await open()
    const rushIn = async (viewer: Viewer) =>
      (await page(viewer)).product.optionSets
        .flatMap(({ options }) => options)
        .find(({ chargeMode, amount }) => chargeMode !== 'percentage' && Number(amount) > 0)!
    const { id, amount } = await rushIn(ANA)
    const row = { price_currency: 'EUR', of: 'template_option', item: id } as const
    const values = { ...listedPrice.schema.parse(row), amount: '7.77' }
    must(await shop.records.save(STAFF_EVA, listedPrice, null, values))
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS)
    expect((await rushIn(IN_EUR)).amount).toBe('7.77')
    expect((await rushIn(ANA)).amount).toBe(amount)
    for (const wrong of [
      { ...values, item: 'nothing' },
      { ...values, price_currency: 'JPY', amount: null },
      { ...values, of: 'template_material', item: 'white-vinyl' },
    ] as const)
      expect(await shop.records.save(STAFF_EVA, listedPrice, null, wrong)).toMatchObject({
        reason: 'invalid',
      })
  })
})

describe('a cart', () => {
  it('is repriced in one step when another currency is chosen, and says so once (CUR-6)', async () => {
    const { shop, save, add } = await open()
    const [one, two] = [must(await save(IN_EUR)), must(await save(IN_EUR))]
    must(await add(IN_EUR, one.id))
    must(await add(IN_EUR, two.id, { quantity: '500' }))
    const inEur = await shop.cart.show(IN_EUR)
    const inUsd = await shop.cart.show(ANA)
    expect([inEur.repricedFrom, inUsd.repricedFrom]).toEqual([null, 'EUR'])
    expect([inUsd.currency, inUsd.total]).toEqual(['USD', '187.00'])
    expect(pricedAnew(inUsd)).toEqual([])
    expect((await shop.cart.show(ANA)).repricedFrom).toBeNull()
    const inJpy = must(await shop.cart.changeQuantity(IN_JPY, inUsd.items[0]!.id, '500'))
    expect(inJpy.currency).toBe('JPY')
    expect(inJpy.total).toMatch(/^\d+0$/)
    const third = must(await save(IN_EUR))
    expect(must(await add(IN_EUR, third.id)).count).toBe(3)
    expect((await shop.cart.show(IN_EUR)).currency).toBe('EUR')
  })

  it('keeps the converted earlier price of products that can’t be quoted any more (CUR-6)', async () => {
    const { shop, storage, save, add } = await open()
    must(await add(ANA, must(await save(ANA)).id))
    await storage.records.update(template, 'die-cut-stickers', { public: false })
    await storage.records.update(template, 'die-cut-stickers', { materials: [] })
    const { items, total } = await shop.cart.show(IN_EUR)
    expect(items[0]!.problems.map(({ code }) => code)).toContain('cart.product-gone')
    expect(total).toBe('47.84')
  })

  it('of a guest is repriced together with that of their account, whatever the currencies (CUR-6)', async () => {
    const { shop, storage, save, add } = await open()
    must(await add(IN_EUR, must(await save(IN_EUR)).id))
    must(await add(BEN, must(await save(BEN)).id))
    await storage.transaction((store) => store.carts.mergeGuest(ANA.owner, BEN.owner, 100))
    const cart = await shop.cart.show(BEN)
    expect([cart.currency, cart.items.length, cart.total]).toEqual(['USD', 2, '104.00'])
  })
})

describe('a page of another currency', () => {
  it('rejects saving and adding to the cart with a message (CUR-7)', async () => {
    const { shop, save, add } = await open()
    const message = 'Your prices are in EUR now. Load the page again to see them; nothing was saved.'
    expect(await save(IN_EUR, { currency: 'USD' })).toEqual({ ok: false, reason: 'conflict', message })
    const saved = must(await save(IN_EUR, { currency: 'EUR' }))
    expect(await add(IN_EUR, saved.id, { currency: 'USD' })).toEqual({
      ok: false,
      reason: 'conflict',
      message,
    })
    expect((await shop.cart.show(IN_EUR)).items).toEqual([])
  })
})

describe('prices including tax', () => {
  it('state the tax of the whole cart (CUR-9)', async () => {
    const { shop, save, add } = await open()
    must(await shop.settings.save(STAFF_EVA, { tax_rate: '19', tax_name: 'VAT' }))
    must(await add(ANA, must(await save(ANA)).id))
    expect(await shop.cart.show(ANA)).toMatchObject({
      total: '52.00',
      tax: { name: 'VAT', rate: '19', net: '43.70', tax: '8.30' },
    })
    expect((await shop.settings.shown()).tax).toEqual({ name: 'VAT', rate: '19' })
  })
})

describe('currencies in the settings', () => {
  it.each([
    [{ currencies: 'EUR 0,92' }, 'currencies', /^“EUR 0,92” is not a code/],
    [{ currencies: 'XTS 2' }, 'currencies', /^The shop can’t sell in XTS/],
    [{ currencies: 'JPY 151 to .5' }, 'currencies', /rounds to what this currency has no coins for/],
    [{ currencies: 'USD 1' }, 'currencies', /is the main currency/],
    [{ currency: 'EUR' }, 'currency', /one of the further currencies/],
  ] as const)('%j are rejected at the field (CUR-2)', async (changes, field, message) => {
    const { shop } = await open()
    expect(await shop.settings.save(STAFF_EVA, changes)).toMatchObject({
      reason: 'invalid',
      errors: { [field]: [expect.stringMatching(message)] },
    })
    expect((await shop.settings.shown()).currencies).toEqual(['USD', 'EUR', 'JPY', 'GBP'])
  })

  it('limit the choice; other currencies are ignored (UNIT-2)', async () => {
    const { shop } = await open()
    expect(await shop.settings.chosen({ unit: 'mm', currency: 'EUR' })).toEqual({
      unit: 'mm',
      currency: 'EUR',
    })
    expect(await shop.settings.chosen({ unit: 'ft', currency: 'CHF' })).toEqual({})
    expect(await shop.settings.chosen({ unit: ['mm'], currency: { toString: 1 } })).toEqual({})
  })
})
