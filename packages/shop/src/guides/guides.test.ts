import { templateMaterial } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

const PLACE = { categoryPath: 'stickers/die-cut', slug: 'die-cut-stickers' }
const NONE = new URLSearchParams()
const svg = { ...PLACE, format: 'svg' }

describe('guide files', () => {
  it('are linked from the guidelines, with the shop’s own print rules (GUIDE-1)', async () => {
    const { shop } = await openTestShop()
    await shop.settings.save({ owner: 'account:eva', roles: ['owner'] } as never, { bleed: '0.125' }, 0)
    expect(await shop.guides.guidelines()).toMatchObject({
      rules: { bleed: 0.125 },
      products: [{ name: 'Die-cut stickers', ...PLACE }],
    })
  })

  it('have the product’s default size and shape until others are chosen (GUIDE-3)', async () => {
    const { shop } = await openTestShop()
    const page = await shop.guides.page(ANA, PLACE.categoryPath, PLACE.slug, NONE)
    expect(page).toMatchObject({ value: { width: '2', height: '2', errors: {} } })
    const file = await shop.guides.file(ANA, svg, new URLSearchParams('width=3&height=1.5&shape=circle'))
    expect(file).toMatchObject({ value: { mime: 'image/svg+xml', name: 'die-cut-stickers-3x1.5in.svg' } })
    const drawn = file.ok ? new TextDecoder().decode(file.value.bytes) : ''
    // A circle in a rectangular size becomes an ellipse.
    expect(drawn).toContain('"dieLine":{"shape":"ellipse","width":3,"height":1.5')
  })

  it('exist only in sizes the product comes in; others get the product page’s message (GUIDE-3)', async () => {
    const { shop, storage } = await openTestShop()
    await storage.records.update(templateMaterial, 'white-vinyl', { max_width: '10', max_height: '10' })
    const query = new URLSearchParams('width=60&height=2')
    const page = await shop.guides.page(ANA, PLACE.categoryPath, PLACE.slug, query)
    const product = await shop.browse.product(ANA, PLACE.categoryPath, PLACE.slug, query)
    expect(product.ok && product.value.quote.problems.length).toBeGreaterThan(0)
    expect(page).toMatchObject({ value: { errors: { width: [expect.stringContaining('10')] } } })
    expect(await shop.guides.file(ANA, svg, query)).toMatchObject({ ok: false, reason: 'invalid' })
  })

  it('state their size in the downloader’s unit (GUIDE-2, UNIT-1)', async () => {
    const { shop } = await openTestShop()
    const query = new URLSearchParams('width=2.5&height=1&shape=rectangle')
    for (const [unit, size] of [
      ['in', '2.5 × 1 in'],
      ['mm', '63.5 × 25.4 mm'],
      ['cm', '6.35 × 2.54 cm'],
    ] as const) {
      const file = await shop.guides.file({ ...ANA, unit }, svg, query)
      const drawn = file.ok ? new TextDecoder().decode(file.value.bytes) : ''
      expect(drawn).toContain(`"title":"Die-cut stickers, ${size}"`)
      expect(drawn).toContain('"width":2.5,"height":1')
    }
  })

  it('exist in known formats and for sold products only (GUIDE-2)', async () => {
    const { shop } = await openTestShop()
    for (const place of [
      { ...PLACE, format: 'exe' },
      { ...svg, slug: 'constructor' },
      { ...svg, categoryPath: 'signs' },
    ])
      expect(await shop.guides.file(ANA, place, NONE)).toMatchObject({ ok: false, reason: 'not_found' })
  })

  it('are a file or a message for any typed values, never an exception (GUIDE-3)', async () => {
    const { shop } = await openTestShop()
    const typed = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('1e400', '-1', '0', 'NaN', '2'),
    )
    await fc.assert(
      fc.asyncProperty(typed, typed, fc.string(), async (width, height, shape) => {
        const file = await shop.guides.file(ANA, svg, new URLSearchParams({ width, height, shape }))
        expect(file.ok || file.reason).toBeOneOf([true, 'invalid'])
        if (!file.ok && file.reason === 'invalid') expect(Object.keys(file.errors)).not.toEqual([])
      }),
    )
  })
})
