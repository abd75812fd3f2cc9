import { createProduct, isProduct } from '@kisscut/core/product'
import { artist, category, RECORDS, review, specialOffer } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import { allOf } from '../testing/all-of.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { withLengths } from './index.ts'

const MIA: Viewer = { ...ANA, owner: 'session:mia', unit: 'mm', locale: 'en-GB' }
const DIE_CUT = ['stickers/die-cut', 'die-cut-stickers'] as const
const none = new URLSearchParams()
const MARKED = 'Up to {24 × 36 in}'

/** A shop whose owner writes lengths in every public text. */
async function shopOfLengths() {
  const opened = await openTestShop()
  const { records } = opened.storage
  for (const record of [
    RECORDS.category,
    RECORDS.template,
    RECORDS.template_material,
    RECORDS.template_option,
  ]) {
    const page = await records.page(record, { pageSize: 200 })
    for (const row of page.rows) {
      const texts = Object.entries(row as Record<string, unknown>).filter(
        ([field, value]) =>
          typeof value === 'string' &&
          /^(name|help_text|description|short_description|meta_\w+)$/.test(field),
      )
      const marked = Object.fromEntries(
        texts.map(([field, value]) => [field, `${value as string} ${MARKED}`.trim()]),
      )
      // The feed lists only products with a picture.
      const picture = record === RECORDS.template ? { image_url: '/demo/sticker.webp' } : {}
      await records.update(record as typeof RECORDS.category, row.id, { ...marked, ...picture })
    }
  }
  return opened
}

/** Every string in some data. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data]
  if (data === null || typeof data !== 'object') return []
  return Object.values(data).flatMap(textsIn)
}

describe('lengths in the owner’s texts (UNIT-4)', () => {
  it('are shown to visitors in their unit everywhere, never in braces', async () => {
    const { shop } = await shopOfLengths()
    for (const viewer of [ANA, MIA]) {
      const { browse } = shop
      const pages = {
        home: await browse.home(viewer),
        category: await browse.category(viewer, 'stickers'),
        below: await browse.category(viewer, 'stickers/die-cut'),
        product: await browse.product(viewer, ...DIE_CUT, none),
        search: await browse.search(viewer, new URLSearchParams({ q: 'stickers' })),
        suggestions: await browse.suggest('stickers', viewer),
        menus: await browse.navigation(viewer),
        reviews: await shop.reviews.of(viewer, 'custom', DIE_CUT[1], 1),
        materials: await shop.materials.list(viewer),
      }
      for (const [name, page] of Object.entries(pages)) {
        const texts = textsIn(page)
        expect([name, texts.filter((text) => text.includes('{'))]).toEqual([name, []])
        const shown = viewer === MIA ? 'Up to 609.6 × 914.4 mm' : 'Up to 24 × 36 in'
        const other = viewer === MIA ? 'Up to 24 × 36 in' : 'Up to 609.6 × 914.4 mm'
        expect([name, texts.some((text) => text.includes(shown))]).toEqual([name, true])
        expect([name, texts.filter((text) => text.includes(other))]).toEqual([name, []])
      }
    }
  })

  it('have no braces in feeds, in menus without a visitor and in the API; only staff see braces', async () => {
    const { shop } = await shopOfLengths()
    const plain = {
      feed: await allOf(shop.browse.feed()),
      navigation: await shop.browse.navigation(),
      list: await shop.records.list(ANA, category, {}),
    }
    for (const [name, data] of Object.entries(plain)) {
      const texts = textsIn(data)
      expect([name, texts.filter((text) => text.includes('{'))]).toEqual([name, []])
      expect([name, texts.some((text) => text.includes('24 × 36 in'))]).toEqual([name, true])
    }
    const ofStaff = await shop.records.list(STAFF_EVA, category, {})
    expect(textsIn(ofStaff).some((text) => text.includes('{24 × 36 in}'))).toBe(true)
  })

  it('can be searched as if there were no braces', async () => {
    const { shop } = await shopOfLengths()
    const found = await shop.browse.find('die-cut stickers 24')
    expect(found.tiles.map(({ id }) => id)).not.toEqual([])
  })

  it('are never converted in a configuration’s notes', async () => {
    const { shop } = await shopOfLengths()
    const page = await shop.browse.product(MIA, ...DIE_CUT, new URLSearchParams({ instructions: MARKED }))
    expect(page.ok && (page.value.configuration.instructions ?? MARKED)).toBe(MARKED)
  })

  it('are never converted in texts by shoppers and artists, in lists and over the API', async () => {
    const { shop, storage } = await shopOfLengths()
    const page = await shop.browse.product(MIA, ...DIE_CUT, none)
    if (!page.ok) throw new Error('There is no such product.')
    await storage.records.create(review, {
      ...{ id: 'review', owner: 'account:mia', product_class: 'custom', product: page.value.product.id },
      ...{
        rating: 5,
        title: '{3 in}',
        text: 'I ordered {3 × 3 in}.',
        use: '{1 in}',
        response: 'Ours: {3 in}',
      },
      state: 'published',
    })
    const shown = await shop.reviews.of(MIA, 'custom', DIE_CUT[1], 1)
    expect(shown.ok && shown.value.reviews.map(({ title, text, use }) => [title, text, use])).toEqual([
      ['{3 in}', 'I ordered {3 × 3 in}.', '{1 in}'],
    ])
    const { rows } = await shop.records.list(MIA, artist, {})
    expect(rows).toEqual([])
    await storage.records.create(artist, { id: 'dele', name: 'Dele {3 in}', slug: 'dele' })
    const [dele] = (await shop.records.list(MIA, artist, {})).rows
    expect(dele!.name).toBe('Dele {3 in}')
    const listed = (await shop.records.list(MIA, review, {})).rows
    for (const row of listed)
      expect([row.text, row.response]).toEqual(['I ordered {3 × 3 in}.', 'Ours: 3 in'])
  })

  it('have no braces in messages either: a removed material is named without them', async () => {
    const { shop, storage } = await shopOfLengths()
    const page = await shop.browse.product(MIA, ...DIE_CUT, none)
    if (!page.ok) throw new Error('There is no such product.')
    const { product } = page.value
    const [sold] = product.materials.map(({ id }) => id)
    const { rows } = await storage.records.page(RECORDS.template_material, { pageSize: 200 })
    const other = rows.find(({ id }) => id !== sold)!.id
    await storage.records.update(RECORDS.template, product.id, {
      materials: [other],
      default_material: other,
    })
    const change = { materialId: sold!, width: '3', height: '3', quantity: '50' }
    const saved = await shop.configure.save(MIA, { id: null, productId: product.id, change, others: {} })
    expect(saved.ok).toBe(false)
    expect(textsIn(saved).filter((text) => text.includes('{'))).toEqual([])
    expect(textsIn(saved).join(' ')).toContain('609.6 × 914.4 mm')
  })

  it('never change other data: it stays the same object', () => {
    const style = { unit: 'mm', locale: 'en-GB' } as const
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const made = withLengths(data, style)
        if (!JSON.stringify(data).includes('{3')) expect(withLengths(data, null)).toEqual(data)
        expect(withLengths({ data, text: '{3 in}' }, style)).toEqual({ data: made, text: '76.2 mm' })
      }),
    )
    const untouched = { a: ['x', { b: '{name}' }], c: 1 }
    expect(withLengths(untouched, style)).toBe(untouched)
  })

  it('can be converted in a checked product, which still can be priced (PRICE-19)', () => {
    const priceTable = {
      basis: 'unit',
      quantities: [],
      rows: [{ from: '0', minimum: '0', rates: ['2'] }],
    } as const
    const product = createProduct({
      ...{ name: 'Stickers {3 in}', currency: 'USD' },
      materials: [{ id: 'vinyl', description: 'Up to {24 × 36 in}', priceTable }],
    })
    const known = { product, beside: 'x' }
    const shown = withLengths(known, { unit: 'mm', locale: 'en-GB' })
    expect(shown.product.name).toBe('Stickers 76.2 mm')
    expect(isProduct(shown.product)).toBe(true)
    expect(Object.isFrozen(shown.product.materials[0])).toBe(true)
    // An unchecked product stays unchecked.
    expect(isProduct(withLengths({ ...product }, { unit: 'mm', locale: 'en-GB' }))).toBe(false)
  })

  it('are converted in an offer’s name', async () => {
    const { shop, storage } = await openTestShop()
    const page = await shop.browse.product(ANA, ...DIE_CUT, none)
    if (!page.ok) throw new Error('There is no such product.')
    const { product } = page.value
    await storage.records.create(specialOffer, {
      ...{
        id: 'offer',
        name: '50 stickers, {3 × 3 in}',
        sku: 'offer',
        template: product.id,
        unit_price: '0.1',
      },
      ...{
        currency: 'USD',
        quantity: 50,
        width: '3',
        height: '3',
        material: product.materials[0]!.id,
        enabled: true,
      },
    })
    const shown = await shop.browse.product(MIA, ...DIE_CUT, none)
    expect(shown.ok && shown.value.offers.map(({ name }) => name)).toEqual(['50 stickers, 76.2 × 76.2 mm'])
  })
})
