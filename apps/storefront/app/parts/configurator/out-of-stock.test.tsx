// @vitest-environment jsdom
import { priceScheduleFor, quoteProduct } from '@kisscut/core/price'
import { createProduct, type Configuration, type Product } from '@kisscut/core/product'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ConfiguratorData } from './live/configurator-data.ts'
import { ConfiguratorRoot } from './live/configurator-root.tsx'

const priceTable = {
  ...{ basis: 'sqin' as const, quantities: [10] },
  rows: [{ from: '4', minimum: '4', rates: ['.50', '.50'] }],
}
const PRODUCT = createProduct({
  ...{ name: 'Sticker', slug: 'sticker', currency: 'USD' },
  materials: [{ id: 'vinyl', priceTable }],
})
const CONFIGURATION: Configuration = {
  ...{ materialId: 'vinyl', width: '2', height: '2', quantity: '500', options: [] },
}

/** The buttons that send the form, on the page as the server writes it: whether each can be pressed. */
function waysOn(stock: Pick<Product, 'remainingStock' | 'allowBackorders'>): readonly boolean[] {
  const product = { ...PRODUCT, ...stock }
  const schedule = priceScheduleFor(product, CONFIGURATION)
  const quote = quoteProduct(product, CONFIGURATION, { schedule })
  const data = {
    ...{ product, configured: null, currency: 'USD', categoryPath: 'stickers', q: null },
    ...{ configuration: CONFIGURATION, quote, priceSchedule: schedule, tiers: quote.tiers },
    ...{ description: '', metaTitle: '', metaDescription: '', reviewAverage: null, reviewCount: 0 },
    ...{ production: { message: '', standard: null, rush: null }, picture: null, fromPrice: null },
    ...{ sampleArtworkUrl: null, sampleArtworkCut: null, gallery: [], isStale: false, errors: [] },
    preferences: { unit: 'in', locale: 'en-US' },
  } as unknown as ConfiguratorData
  // React warns about layout effects on a server; the build of the shop’s server has none.
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ConfiguratorRoot data={data} SampleChoice={null} />)
  silent.mockRestore()
  const buttons = page.querySelectorAll<HTMLButtonElement>('button[type=submit][formmethod=post]')
  return [...buttons].map(({ disabled }) => !disabled)
}

it('the way on is disabled where none is left, and open where another quantity helps or more are ordered back (STOCK-3)', () => {
  const open = waysOn({ remainingStock: null, allowBackorders: false })
  expect(open.length).toBeGreaterThan(0)
  expect(open).not.toContain(false)
  expect(waysOn({ remainingStock: 0, allowBackorders: false })).toEqual(open.map(() => false))
  expect(waysOn({ remainingStock: 3, allowBackorders: false })).toEqual(open)
  expect(waysOn({ remainingStock: 0, allowBackorders: true })).toEqual(open)
})
