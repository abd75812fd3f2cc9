import { priceScheduleFor, quoteProduct } from '@kisscut/core/price'
import { createProduct, type Configuration, type Product } from '@kisscut/core/product'
import type { ConfiguratorData } from '../live/configurator-data.ts'

/** A sticker with one material, for tests. */
export const STICKER = createProduct({
  ...{ name: 'Sticker', slug: 'sticker', currency: 'USD' },
  materials: [
    {
      id: 'vinyl',
      priceTable: {
        basis: 'sqin',
        quantities: [10],
        rows: [{ from: '4', minimum: '4', rates: ['0.50', '0.50'] }],
      },
    },
  ],
})
const CONFIGURATION: Configuration = {
  ...{ materialId: 'vinyl', width: '2', height: '2', quantity: '500', options: [] },
}

/** The data of its page. */
export function stickerData(product: Product = STICKER): ConfiguratorData {
  const schedule = priceScheduleFor(product, CONFIGURATION)
  const quote = quoteProduct(product, CONFIGURATION, { schedule })
  return {
    ...{ product, configured: null, currency: 'USD', categoryPath: 'stickers', q: null },
    ...{ configuration: CONFIGURATION, quote, priceSchedule: schedule, tiers: quote.tiers },
    ...{ description: '', metaTitle: '', metaDescription: '', reviewAverage: null, reviewCount: 0 },
    ...{ production: { message: '', standard: null, rush: null }, picture: null, fromPrice: null },
    ...{ sampleArtworkUrl: null, sampleArtworkCut: null, gallery: [], isStale: false, errors: [] },
    preferences: { unit: 'in', locale: 'en-US' },
  } as unknown as ConfiguratorData
}
