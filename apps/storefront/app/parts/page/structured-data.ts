import type { ProductPage } from '@kisscut/shop'
import type { MetaDescriptor } from '@remix-run/node'
import * as messages from '../../messages/shell.tsx'
import { shopOf, type Matches } from './meta.ts'

type Crumbs = readonly { readonly name: string; readonly url: string }[]

const SCHEMA = { '@context': 'https://schema.org' }

/** Breadcrumbs as JSON-LD. */
export const breadcrumbData = (crumbs: Crumbs, publicUrl: string): MetaDescriptor => ({
  'script:ld+json': {
    ...SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: messages.home, url: '/' }, ...crumbs].map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + url,
    })),
  },
})

/** A product with picture, reviews and what its page opens with (PRICE-18), as JSON-LD. */
export function productData(
  page: ProductPage,
  path: string,
  publicUrl: string,
  matches: Matches,
): MetaDescriptor {
  const shop = shopOf(matches)
  const { product, metaDescription, picture, fromPrice, reviewAverage, reviewCount } = page
  return {
    'script:ld+json': {
      ...SCHEMA,
      '@type': 'Product',
      name: product.name,
      description: metaDescription,
      sku: product.sku,
      url: publicUrl + path,
      ...(shop === undefined ? {} : { brand: { '@type': 'Brand', name: shop.name } }),
      ...(picture ? { image: new URL(picture.url, publicUrl).href } : {}),
      ...(fromPrice
        ? {
            offers: {
              '@type': 'Offer',
              price: fromPrice.total,
              priceCurrency: fromPrice.currency,
              eligibleQuantity: { '@type': 'QuantitativeValue', value: fromPrice.quantity },
            },
          }
        : {}),
      ...(reviewAverage && reviewCount > 0
        ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: reviewAverage, reviewCount } }
        : {}),
    },
  }
}
