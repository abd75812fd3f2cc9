import { specialOffer, configuredSpecialOffer, custom, template, templateMaterial } from '@kisscut/records'
import { quoteProduct } from '@kisscut/core/price'
import { defaultConfiguration, trustedProduct } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { BELIEVED_FOR_MS } from '../catalog/catalog-cache.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const PLACE = ['stickers/die-cut', 'die-cut-stickers'] as const
const OFFER = {
  ...{ name: '50 stickers, 3 × 3 in', sku: 'SO-1', unit_price: '1.2', quantity: 50, width: '3', height: '3' },
  ...{ template: 'die-cut-stickers', material: 'white-vinyl', category: 'cat-die-cut' },
}
/** The only problem of a product without artwork. */
const NO_ARTWORK = [{ code: 'cart.artwork-missing' }]
const query = (offer: string) => new URLSearchParams({ offer })

const open = async (offer: object = {}) => {
  const opened = await openTestShop()
  const { shop, clock } = opened
  must(await shop.settings.save(STAFF_EVA, { currencies: 'EUR 0.92' }))
  const { id: offerId } = must(
    await shop.records.save(STAFF_EVA, specialOffer, null, { ...OFFER, ...offer } as never),
  )
  const stating = { id: null, productId: 'die-cut-stickers', others: { special_offer: offerId } }
  const accept = (viewer: Viewer = ANA, more: object = {}) =>
    shop.configure.save(viewer, { ...stating, change: {}, ...more })
  const add = (viewer: Viewer, productId: string, more: object = {}) =>
    shop.cart.add(viewer, { productClass: 'special-offer', productId, ...more })
  const change = async (values: object) => {
    must(await shop.records.save(STAFF_EVA, specialOffer, offerId, values as never))
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS + 1)
  }
  const page = async (viewer: Viewer = ANA, offered = offerId) =>
    must(await shop.browse.product(viewer, ...PLACE, query(offered)))
  return { ...opened, offerId, accept, add, change, page }
}

describe('an offer', () => {
  it('is shown in its category and on its product’s page, with the saving (OFFER-4)', async () => {
    const { shop, offerId } = await open()
    const category = must(await shop.browse.category(ANA, 'stickers/die-cut'))
    const product = must(await shop.browse.product(ANA, ...PLACE, new URLSearchParams()))
    expect(product.offers).toEqual(category.offers)
    expect(category.offers).toMatchObject([
      {
        ...{ id: offerId, size: '3 × 3 in', material: 'White vinyl', quantity: 50, total: '60.00' },
        ...{ instead: { total: '85.50', savingPercent: 29 } },
        url: `/setup/stickers/die-cut/die-cut-stickers?offer=${offerId}`,
      },
    ])
    expect(must(await shop.browse.category(ANA, 'stickers')).offers).toEqual([])
  })

  it('states the surcharge for numbered pieces, if there is one (OFFER-8)', async () => {
    const { shop, page, change } = await open()
    const tile = async () => must(await shop.browse.category(ANA, 'stickers/die-cut')).offers[0]
    const { product } = await page()
    const numbered = async (show_variable_data: boolean, variable_data_charge: string) => {
      must(await shop.records.save(STAFF_EVA, template, 'die-cut-stickers', { show_variable_data } as never))
      const charged = { variable_data_charge } as never
      must(await shop.records.save(STAFF_EVA, templateMaterial, 'white-vinyl', charged))
      await change({})
      return (await tile())?.numbering
    }
    expect(product.definedQuantity).toBe(50)
    expect(await numbered(false, '0.15')).toBeNull()
    expect(await numbered(true, '0')).toBeNull()
    expect(await numbered(true, '0.15')).toBe('9.00')
  })

  it.each(['USD', 'EUR'])(
    'costs the price by the rules in %s on tile, page and in the cart, to the cent (OFFER-1, OFFER-3)',
    async (currency) => {
      const viewer = { ...ANA, currency }
      const { shop, page, accept, add } = await open()
      const { product, quote, offers } = await page(viewer)
      expect(offers).toEqual([])
      const [tile] = must(await shop.browse.category(viewer, 'stickers/die-cut')).offers
      const total = currency === 'USD' ? '60.00' : '55.20'
      expect([quote.total, tile?.total, quote.quantity]).toEqual([total, total, 50])
      expect(quoteProduct(trustedProduct(product), defaultConfiguration(product)).total).toBe(total)
      const saved = must(await accept(viewer))
      expect(saved).toMatchObject({ template: 'die-cut-stickers', quantity: 50, width: '3', currency })
      must(await add(viewer, saved.id))
      const [line] = (await shop.cart.show(viewer)).items
      expect(line).toMatchObject({
        total,
        productClass: 'special-offer',
        takesQuantity: false,
        problems: NO_ARTWORK,
      })
      expect(line?.details[0]).toEqual({ label: 'Special offer', value: OFFER.name })
    },
  )

  it('rejects another size, quantity or price, and still charges options (OFFER-1, OFFER-2, PRICE-12, API-10)', async () => {
    const { shop, accept, add } = await open()
    expect(await accept(ANA, { change: { width: '4', height: '4' } })).toMatchObject({
      errors: { width: ['Please choose one of the sizes offered for this product.'] },
    })
    expect(await accept(ANA, { change: { quantity: '51' } })).toMatchObject({
      errors: { quantity: ['The quantity of this product is set to 50.'] },
    })
    const options = [{ optionSetId: 'corners', optionId: 'corners-round' }]
    const { id } = must(await accept(ANA, { change: { options } }))
    must(await add(ANA, id))
    expect((await shop.cart.show(ANA)).total).toBe('61.50')
  })

  it('is reopened as accepted, copied with its product, and listed among one’s designs (OFFER-5)', async () => {
    const { shop, accept, add, offerId } = await open()
    const { id } = must(await accept())
    const page = must(await shop.configure.page(ANA, ...PLACE, id, new URLSearchParams()))
    expect(page).toMatchObject({ quote: { total: '60.00' }, isOfferOver: false, configured: { id } })
    expect(page.product.specialOffer?.id).toBe(offerId)
    must(await add(ANA, id))
    const [line] = (await shop.cart.show(ANA)).items
    expect(line?.editUrl).toContain(id)
    expect(must(await shop.cart.duplicate(ANA, line!.id)).cart.total).toBe('120.00')
    expect((await shop.designs.list(ANA)).designs).toHaveLength(2)
    expect(await add(BEN, id)).toMatchObject({ reason: 'not_found' })
  })

  it('is kept when other fields are saved, and is left at the regular price (OFFER-5)', async () => {
    const { shop, accept } = await open()
    const saved = must(await accept())
    const same = must(
      await shop.configure.save(ANA, {
        id: saved.id,
        change: {},
        others: { special_offer: saved.special_offer },
      }),
    )
    expect([same.special_offer, same.revision]).toEqual([saved.special_offer, saved.revision])
    const left = must(
      await shop.configure.save(ANA, {
        id: saved.id,
        change: { quantity: '20' },
        others: { special_offer: null },
      }),
    )
    expect(left).toMatchObject({ special_offer: null, quantity: 20 })
  })

  it('sets material, size and quantity when accepted for an existing custom (OFFER-1)', async () => {
    const { shop, offerId } = await open()
    const before = must(
      await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change: {} }),
    )
    expect([before.quantity, before.special_offer]).toEqual([100, null])
    const others = { special_offer: offerId }
    const after = must(await shop.configure.save(ANA, { id: before.id, change: {}, others }))
    expect(after).toMatchObject({ quantity: 50, width: '3', height: '3', special_offer: offerId })
  })

  it('is a view of its custom under the same id, and is removed with it (OFFER-5)', async () => {
    const { shop, storage, accept, offerId } = await open()
    const { id } = must(await accept())
    const row = await storage.records.get(configuredSpecialOffer, id)
    expect(row).toMatchObject({
      special_offer: offerId,
      custom: id,
      quantity: 50,
      width: '3',
      owner: ANA.owner,
    })
    const stated = { change: { lamination: 'matte' as const }, id }
    expect(must(await shop.configure.acceptSpecialOffer(ANA, stated))).toMatchObject({
      option_laminate: 'matte',
    })
    expect((await storage.records.get(custom, id))?.option_laminate).toBe('matte')
    expect(await shop.configure.acceptSpecialOffer(BEN, stated)).toMatchObject({ reason: 'not_found' })
    must(await shop.records.remove(ANA, configuredSpecialOffer, id))
    expect((await storage.records.get(custom, id))?.special_offer).toBe(null)
    const other = must(await shop.configure.acceptSpecialOffer(ANA, { id: null, change: {}, offerId }))
    must(await shop.records.remove(ANA, custom, other.id))
    expect(await storage.records.get(configuredSpecialOffer, other.id)).toBe(null)
    const none = { id: null, change: {}, offerId: 'die-cut-stickers' }
    expect(await shop.configure.acceptSpecialOffer(ANA, none)).toMatchObject({
      errors: { special_offer: [expect.any(String)] },
    })
  })
})

describe('an offer that is over', () => {
  it('can’t be found or accepted, and its page opens at the regular price (OFFER-6)', async () => {
    const { shop, accept, change, page } = await open()
    await change({ enabled: false })
    expect(must(await shop.browse.category(ANA, 'stickers/die-cut')).offers).toEqual([])
    expect(await page()).toMatchObject({ isOfferOver: true, offers: [], quote: { total: '52.00' } })
    expect(await accept()).toMatchObject({
      reason: 'conflict',
      message: expect.stringMatching(/^This offer has ended/),
    })
    expect(await page(ANA, 'nothing')).toMatchObject({ isOfferOver: true })
  })

  it('is over while its product is hidden or it is disabled (OFFER-6)', async () => {
    const { shop, storage, clock, change } = await open()
    const offered = async () => must(await shop.browse.category(STAFF_EVA, 'stickers/die-cut')).offers.length
    expect(await offered()).toBe(1)
    await storage.records.update(template, 'die-cut-stickers', { public: false })
    clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS + 1)
    expect(await offered()).toBe(0)
    await storage.records.update(template, 'die-cut-stickers', { public: true })
    await change({ enabled: false })
    expect(await offered()).toBe(0)
    await change({ enabled: true })
    expect(await offered()).toBe(1)
  })

  it('makes the cart line unavailable until the product is saved at the regular price (OFFER-6)', async () => {
    const { shop, accept, add, change } = await open()
    const { id, special_offer } = must(await accept())
    must(await add(ANA, id))
    await change({ enabled: false })
    const gone = 'This product is no longer available. Please remove it from the cart.'
    const [line] = (await shop.cart.show(ANA)).items
    expect(line?.problems.map(({ code }) => code)).toEqual(['cart.product-gone'])
    expect(await add(ANA, id)).toMatchObject({ errors: { product_id: [gone] } })
    const page = must(await shop.configure.page(ANA, ...PLACE, id, new URLSearchParams()))
    expect(page).toMatchObject({ isOfferOver: true, quote: { total: '85.50' } })
    const insisting = { id, change: {}, others: { special_offer } }
    expect(await shop.configure.save(ANA, insisting)).toMatchObject({ reason: 'conflict' })
    expect(must(await shop.configure.save(ANA, { id, change: { lamination: 'matte' } }))).toMatchObject({
      ...{ special_offer, option_laminate: 'matte' },
    })
    expect(await add(ANA, id)).toMatchObject({ reason: 'invalid' })
    const left = must(await shop.configure.save(ANA, { id, change: {}, others: { special_offer: null } }))
    expect(left.special_offer).toBe(null)
    must(await add(ANA, id))
    expect(await shop.cart.show(ANA)).toMatchObject({
      total: '85.50',
      items: [{ productClass: 'custom', problems: NO_ARTWORK }],
    })
  })

  it('reports a missing material and size problems as every product does (OFFER-6)', async () => {
    const { shop, storage, clock, accept, add } = await open()
    const { id } = must(await accept())
    must(await add(ANA, id))
    const later = () => (clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS + 1))
    await storage.records.update(templateMaterial, 'white-vinyl', { max_width: '2', max_height: '2' })
    later()
    const codes = async () => (await shop.cart.show(ANA)).items[0]!.problems.map(({ code }) => code)
    expect(await codes()).toContain('size.exceeds-maximum')
    await storage.records.update(template, 'die-cut-stickers', { materials: ['secret-vinyl'] })
    later()
    expect(await codes()).toEqual(['cart.product-gone', 'material.gone'])
    expect(await add(ANA, id)).toMatchObject({ reason: 'invalid' })
  })
})

describe('staff', () => {
  it.each([
    ['template', { template: null }],
    ['template', { template: 'nothing' }],
    ['material', { material: 'secret-vinyl' }],
    ['width', { width: '0.2' }],
    ['unit_price', { unit_price: '-1' }],
  ])('get an error at %s for an impossible offer (OFFER-7)', async (field, wrong) => {
    const { shop } = await openTestShop()
    const values = specialOffer.schema.safeParse({ ...OFFER, ...wrong })
    const saved = values.success
      ? await shop.records.save(STAFF_EVA, specialOffer, null, { ...OFFER, ...wrong } as never)
      : { errors: Object.fromEntries(values.error.issues.map(({ path }) => [path[0], ['']])) }
    expect(saved).toMatchObject({ errors: { [field]: [expect.any(String)] } })
  })

  it('can’t offer a quantity that the material isn’t sold in (OFFER-7)', async () => {
    const { shop, storage } = await openTestShop()
    await storage.records.update(templateMaterial, 'white-vinyl', { allowed_quantities: '100, 250' })
    expect(await shop.records.save(STAFF_EVA, specialOffer, null, OFFER as never)).toMatchObject({
      errors: { quantity: ['Please enter multiples of 100.'] },
    })
  })
})
