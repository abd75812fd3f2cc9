import { FEWEST_STARS, MOST_STARS } from '@kisscut/core/review'
import { availabilityOf, type Availability } from '@kisscut/core/stock'
import type { ProductPage } from '@kisscut/shop'
import type { MetaDescriptor } from '@remix-run/node'
import type { RootData } from './root-data.ts'
import * as messages from '../../messages/shell.tsx'

type Crumbs = readonly { readonly name: string; readonly url: string }[]
type Shop = RootData['shop'] | undefined

/** A schema.org object. */
interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** Structured data for search engines (SEO-3). Remix escapes it, so no name can close the script element. */
const written = (thing: Thing): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...thing },
})

/** Breadcrumbs as JSON-LD. */
export const breadcrumbData = (crumbs: Crumbs, publicUrl: string): MetaDescriptor =>
  written({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: messages.home, url: '/' }, ...crumbs].map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(url, publicUrl).href,
    })),
  })

/** The shop and its search. */
export const shopData = (shop: Shop, searchUrl: string, publicUrl: string): readonly MetaDescriptor[] =>
  shop === undefined
    ? []
    : [
        written({
          '@type': 'WebSite',
          name: shop.name,
          url: `${publicUrl}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl + searchUrl}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }),
        written({ ...organization(shop), url: `${publicUrl}/` }),
      ]

const organization = ({ name }: NonNullable<Shop>): Thing => ({ '@type': 'Organization', name })

/** The page's questions with their answers. */
export const questionData = (
  // eslint-disable-next-line kisscut/vocabulary -- a question has an answer
  questions: readonly { readonly question: string; readonly answer: string }[],
): readonly MetaDescriptor[] =>
  questions.length === 0
    ? []
    : [
        written({
          '@type': 'FAQPage',

          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }),
      ]

interface Place {
  /** URL of the page. */
  readonly url: string
  /** URLs of its pictures. */
  readonly pictures: readonly string[]
}

const STARS = { bestRating: MOST_STARS, worstRating: FEWEST_STARS }

/** A product of any class: description, prices by quantity, and reviews. */
export function productData(page: ProductPage, { url, pictures }: Place, shop: Shop): MetaDescriptor {
  const { product, description, metaDescription, reviewAverage, reviewCount, breadcrumbs } = page
  // A sample pack has many materials; the one that prices it isn't among them (SAMPLE-3).
  const material = product.takesNoArtwork
    ? undefined
    : product.materials.find(({ id }) => id === product.defaultMaterialId)
  return written({
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: description || metaDescription || product.name,
    sku: product.sku,
    url,
    ...(page.gtin === null ? {} : { gtin: page.gtin }),
    ...(shop === undefined ? {} : { brand: { '@type': 'Brand', name: shop.name } }),
    ...(breadcrumbs.length === 0 ? {} : { category: breadcrumbs.map(({ name }) => name).join(' > ') }),
    ...(material === undefined ? {} : { material: material.name }),
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...offersOf(page, url, shop),
    ...reviewsOf(page),
    ...(reviewAverage && reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number(reviewAverage),
            reviewCount,
            ...STARS,
          },
        }
      : {}),
  })
}

/** Only the published reviews that the page shows. */
function reviewsOf({ sections }: ProductPage) {
  const reviews = sections.flatMap(({ testimonials }) =>
    testimonials ? [...(testimonials.featured ? [testimonials.featured] : []), ...testimonials.latest] : [],
  )
  if (reviews.length === 0) return {}
  return {
    review: reviews.map(({ author, rating, title, text, created }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
      datePublished: created.slice(0, created.indexOf('T')),
      ...(title === '' ? {} : { name: title }),
      ...(text === '' ? {} : { reviewBody: text }),
    })),
  }
}

const AVAILABILITY: Readonly<Record<Availability, string>> = {
  in_stock: 'https://schema.org/InStock',
  backorder: 'https://schema.org/BackOrder',
  out_of_stock: 'https://schema.org/OutOfStock',
}

/**
 * One offer per quantity of the table, with the total on the page, included tax (CUR-9) and availability (SEO-3). The
 * overall availability is that of the smallest quantity; facts common to all offers are stated once (SEO-1). Empty
 * without a price.
 */
function offersOf({ product, tiers, fromPrice, currency }: ProductPage, url: string, shop: Shop) {
  const breaks = tiers.filter(({ isInserted }) => !isInserted)
  const rows = breaks.length > 0 ? breaks : fromPrice === null ? [] : [fromPrice]
  const offers = rows.map(({ quantity, total }) => ({
    '@type': 'Offer',
    price: total,
    priceCurrency: currency,
    ...(shop?.tax && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: total,
        priceCurrency: currency,
        valueAddedTaxIncluded: true,
      },
    }),
    eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity, unitCode: 'C62' },
    availability: AVAILABILITY[availabilityOf(product, quantity)],
  }))
  const shared = {
    itemCondition: 'https://schema.org/NewCondition',
    url,
    ...(shop === undefined ? {} : { seller: organization(shop) }),
  }
  const [only] = offers
  if (only === undefined) return {}
  if (offers.length === 1) return { offers: { ...only, ...shared } }
  const fewest = Math.min(...rows.map(({ quantity }) => quantity))
  const byPrice = offers.toSorted((one, other) => Number(one.price) - Number(other.price))
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: byPrice[0]!.price,
      highPrice: byPrice.at(-1)!.price,
      priceCurrency: currency,
      offerCount: offers.length,
      availability: AVAILABILITY[availabilityOf(product, fewest)],
      ...shared,
      offers,
    },
  }
}
