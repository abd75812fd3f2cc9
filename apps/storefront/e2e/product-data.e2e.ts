import { PRODUCT_CLASSES, TOOL_TYPES, type ProductClass } from '@kisscut/core/product'
import { CLASS_RECORDS } from '@kisscut/records'
import { describe, expect, inject, it } from 'vitest'
import { urlFor } from '../app/links/url-for.ts'

/** Paths of product pages, of every class and tool. */
const PRODUCT = /^\/(custom\/products|ddb|marketplace|stock-images|clipart)\/.+\/p\/[^/]+\//

/** Number of pages to check per class with a single tool. */
const ENOUGH = 5

/** A product of each tool, and the pages of its configured products. */
const CONFIGURED = [
  {
    product: {
      template: 'die-cut-stickers',
      material: 'white-vinyl',
      width: '2',
      height: '2',
      quantity: 100,
    },
    categoryPath: 'stickers/die-cut',
    pages: ['setupEdit', 'upload', 'finalize'],
  },
  {
    product: { template: 'name-labels', material: 'white-vinyl', width: '2.5', height: '1', quantity: 100 },
    categoryPath: 'labels/sheet',
    pages: ['setupEdit', 'editAdvanced', 'editEasy', 'editPreview', 'finalize'],
  },
  {
    product: {
      template: 'window-opening-hours',
      material: 'cut-vinyl',
      width: '10',
      height: '4',
      quantity: 1,
    },
    categoryPath: 'decals/vinyl-lettering',
    pages: ['setupEdit', 'editLettering', 'finalize'],
  },
] as const

const headers = { authorization: `Bearer ${inject('apiKey')}`, 'content-type': 'application/json' }

async function textOf(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(inject('shopUrl') + path, { headers, ...init })
  const text = await response.text()
  expect([200, 201], `${path}: ${text.slice(0, 300)}`).toContain(response.status)
  return text
}

/** The parsed data blocks of a page with this id. */
const blocksIn = (html: string, id: string) =>
  [...html.matchAll(new RegExp(String.raw`<script\b[^>]*\bid="${id}"[^>]*>(.*?)</script>`, 'gs'))].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

const ITS_PRODUCT = { id: expect.any(String), slug: expect.any(String), productClass: expect.any(String) }
const ANY_CURRENCY = expect.stringMatching(/^[A-Z]{3}$/) as string

describe('every product page of every class and tool', () => {
  it('has one block with its product, as in the API, its configured product and its currency (PAGE-8, API-28)', async () => {
    const sitemap = await textOf('/sitemap.xml')
    const byKind = new Map<string, string[]>()
    for (const [, path = ''] of sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)) {
      const kind = PRODUCT.exec(path)?.[1]
      if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), path])
    }
    const paths = [...byKind].flatMap(([kind, all]) =>
      kind.startsWith('custom') ? all : all.slice(0, ENOUGH),
    )
    const [classes, tools] = [new Set<string>(), new Set<string>()]
    for (const path of paths) {
      const blocks = blocksIn(await textOf(path), 'product-data')
      expect(blocks, path).toEqual([
        { product: expect.objectContaining(ITS_PRODUCT), configured: null, currency: ANY_CURRENCY },
      ])
      const { id, productClass, toolType } = blocks[0]!['product'] as Record<string, string | null>
      const api = `${CLASS_RECORDS[productClass as ProductClass].product.path}${id}/product/`
      expect(JSON.parse(await textOf(api)), path).toEqual(blocks[0]!['product'])
      classes.add(productClass!)
      if (toolType) tools.add(toolType)
    }
    // A special offer is shown on its product's page.
    expect([...classes, 'special-offer'].toSorted()).toEqual([...PRODUCT_CLASSES].toSorted())
    expect([...tools].toSorted()).toEqual([...TOOL_TYPES].toSorted())
  })

  it.each(CONFIGURED)('has the block for the configured $product.template, too (PAGE-8)', async (each) => {
    const { product, categoryPath, pages } = each
    const body = JSON.stringify(product)
    const made = await textOf('/custom/api/v1/custom/', { method: 'POST', body })
    const { id: configuredId } = JSON.parse(made) as { readonly id: string }
    for (const page of pages) {
      const html = await textOf(urlFor(page, { categoryPath, slug: product.template, configuredId }))
      expect(blocksIn(html, 'product-data'), page).toEqual([
        {
          product: expect.objectContaining({ ...ITS_PRODUCT, slug: product.template }),
          configured: expect.objectContaining({ id: configuredId, productClass: 'custom', revision: 0 }),
          currency: ANY_CURRENCY,
        },
      ])
    }
  })
})
