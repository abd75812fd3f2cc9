import { uploadDesign } from '@kisscut/artwork/design'
import type { OptionSet } from '@kisscut/core/product'
import { defaultConfiguration } from '@kisscut/core/product'
import { quoteProduct } from '@kisscut/core/price'
import { describe, expect, it } from 'vitest'
import { createCatalogCache } from '../catalog/catalog-cache.ts'
import { loadCustom } from '../configure/configured-product.ts'
import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'
import type { Finding } from '../ports/print-design.ts'
import { preflightOf } from './preflight.ts'
import { quickFixFor } from './quick-fix.ts'

const WHITE: OptionSet = {
  id: 'white',
  name: 'White-ink backing',
  display: 'checkbox',
  required: false,
  smallOption: false,
  options: [
    {
      id: 'white-ink',
      name: 'White ink',
      chargeMode: 'percentage',
      amount: null,
      percent: '30',
      valueCsv: [],
      isDefault: false,
      tags: [{ name: 'White ink', slug: 'white-ink' }],
    },
  ],
  excludedMaterialIds: [],
  minWidth: null,
  minHeight: null,
  maxWidth: null,
  maxHeight: null,
  quantityBreaks: [],
  tags: [],
}

async function load(sets: readonly OptionSet[]): Promise<LoadedCustom> {
  const { shop, storage } = await openTestShop()
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  if (!page.ok) throw new Error('no page')
  const { product } = page.value
  const saved = await shop.configure.save(ANA, {
    id: null,
    productId: product.id,
    change: defaultConfiguration(product),
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const current = await createCatalogCache(
    storage.catalog,
    () => new Date(),
    () => undefined,
  ).current()
  const compiled = await current.product(product.id)
  if (compiled === null) throw new Error('no product')
  const known = { ...compiled, product: { ...compiled.product, optionSets: sets } }
  const catalog = { product: async () => known, material: async () => null } as never
  const loaded = await loadCustom(storage.records, catalog, ANA, saved.value.id)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded))
  return loaded.value
}

const finding = (code: string, fix: Finding['fix'] = {}): Finding => ({
  code,
  level: 'warning',
  element: 'artwork',
  measured: 1,
  wanted: 1,
  fix,
})

describe('quick fixes of findings (PROD-15)', () => {
  it('adds white ink at what it adds to the total, only where the product offers it', async () => {
    const loaded = await load([WHITE])
    const quickFix = quickFixFor(ANA, loaded, finding('artwork.white-without-ink', { whiteInk: true }))
    if (quickFix?.does !== 'options') throw new Error('no quick fix')
    expect(quickFix.options).toEqual([{ option_set: 'white', option: 'white-ink' }])
    const options = [{ optionSetId: 'white', optionId: 'white-ink' }]
    const after = quoteProduct(loaded.known.product, { ...loaded.configuration, options })
    const added = Number(after.total) - Number(loaded.quote.total)
    expect(added).toBeGreaterThan(0)
    expect(quickFix.label).toBe(`Add white ink, +$${added.toFixed(2)}`)
    const without = [await load([]), await load([{ ...WHITE, minWidth: '40' }])]
    for (const each of without)
      expect(quickFixFor(ANA, each, finding('artwork.white-without-ink', { whiteInk: true }))).toBeNull()
  })

  it('says that no white is printed where white ink is not sold, instead of asking for it', async () => {
    const found = { ...finding('artwork.white-without-ink', { whiteInk: true }), measured: 12 }
    const reportedOf = async (loaded: LoadedCustom) => {
      const press = { preflight: async () => ({ findings: [found] }) }
      const deps = { storage: {}, press, preflightMessage: ({ code }: Finding) => code } as never
      const { findings } = await preflightOf(deps, loaded, {} as never)
      return findings.map(({ message, fix }) => [message, fix?.whiteInk ?? false])
    }
    expect(await reportedOf(await load([WHITE]))).toEqual([[found.code, true]])
    expect(await reportedOf(await load([]))).toEqual([
      [
        '12% of your artwork is white. White isn’t printed on this material, so the material shows there.',
        false,
      ],
    ])
  })

  it('names what a contour makes of the size that was ordered: none, a larger or a smaller piece (SIZE-14, PROD-11)', async () => {
    const loaded = await load([])
    const { width, height } = loaded.design
    const dieLine = { shape: 'contour', width, height } as const
    const corner = (x: number, y: number) => ({ x, y })
    const file = { raster: 'r', ink: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] } as never
    const codesOf = async (by: number, contour: string | null) => {
      const [wide, high] = [width * by, height * by]
      const placement = {
        x: (width - wide) / 2,
        y: (height - high) / 2,
        width: wide,
        height: high,
        rotation: 0,
      }
      const design = uploadDesign(dieLine, { file: 'f', pixels: null, placement })
      const deps = { storage: {}, press: { preflight: async () => ({ findings: [] }) } } as never
      const all = { ...loaded, design, file, smallerSize: null }
      const { findings } = await preflightOf(deps, all, {
        dieLine: { ...dieLine, contour },
        placement,
      } as never)
      return findings.map(({ code }) => code)
    }
    expect(await codesOf(0.5, null)).toEqual(['cut.no-outline'])
    expect(await codesOf(1.5, 'M0 0Z')).toEqual(['cut.larger-than-ordered'])
    expect(await codesOf(0.5, 'M0 0Z')).toEqual(['cut.smaller-than-ordered'])
  })

  it('vectorizes coarse pictures at the price of the rule, and takes a plain background away', async () => {
    const loaded = await load([])
    const picture = { ...loaded, file: { is_vector: false } as LoadedCustom['file'] }
    for (const code of ['artwork.low-resolution', 'artwork.unprintable-resolution'])
      expect(quickFixFor(ANA, picture, finding(code))).toEqual({
        label: 'Vectorize, $20.00',
        does: 'vectorize',
      })
    expect(quickFixFor(ANA, loaded, finding('artwork.low-resolution'))).toBeNull()
    expect(
      quickFixFor(ANA, picture, finding('artwork.plain-background', { removeBackground: true })),
    ).toEqual({ label: 'Remove background', does: 'remove-background' })
    expect(quickFixFor(ANA, picture, finding('artwork.no-bleed'))).toBeNull()
  })
})
