import { FEWEST_STARS, MOST_STARS } from '@kisscut/core/review'
import { availabilityOf, type Availability } from '@kisscut/core/stock'
import type { ProductPage } from '@kisscut/shop'
import type { MetaDescriptor } from '@remix-run/node'
import type { RootData } from './root-data.ts'
import * as messages from '../../messages/shell.tsx'

type Crumbs = readonly { readonly name: string; readonly url: string }[]
type Shop = RootData['shop'] | undefined

/** A thing of schema.org. */
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

/** The shop, and how it is searched. */
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

/** Questions of a page that are answered on it. */
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
  /** Address of the page. */
  readonly url: string
  /** Address of its pictures. */
  readonly pictures: readonly string[]
}

const STARS = { bestRating: MOST_STARS, worstRating: FEWEST_STARS }

/** A product of any class: what it is, what it costs by quantity, and what those who have it say. */
export function productData(page: ProductPage, { url, pictures }: Place, shop: Shop): MetaDescriptor {
  const { product, description, metaDescription, reviewAverage, reviewCount, breadcrumbs } = page
  // A sample pack is made of many materials; the one it is priced by is not among them (SAMPLE-3).
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

/** The published reviews that the page itself shows, and no other. */
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
 * One offer for each quantity of the table: its total is what the page asks for that many, and it says where tax is part of it (CUR-9) and
 * whether so many are left (SEO-3). All together can be had as far as the fewest can; what holds for all of them is said once (SEO-1).
 * Nothing where there is no price.
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
