import { gtinOf } from '@kisscut/core/codes'
import { z } from 'zod'

/** The requirements of schema.org and search engines for JSON-LD. SEO-3. */

const url = z.url({ protocol: /^https?$/ })
const text = z.string().regex(/\S/)
const amount = z.string().regex(/^\d+(\.\d+)?$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const schemaOrg = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names.map((name) => `https://schema.org/${name}`))
const availability = schemaOrg('InStock', 'BackOrder', 'OutOfStock', 'PreOrder')
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  url: url.optional(),
  logo: url.optional(),
})

/** Common properties of a product's offers: part of a single offer, or stated once for several. */
const shared = { itemCondition: schemaOrg('NewCondition'), url, seller: organization.optional() }

/** An offer's own properties for its quantity. */
const own = {
  '@type': z.literal('Offer'),
  price: amount,
  priceCurrency: currency,
  priceSpecification: z
    .strictObject({
      '@type': z.literal('PriceSpecification'),
      price: amount,
      priceCurrency: currency,
      valueAddedTaxIncluded: z.boolean(),
    })
    .optional(),
  eligibleQuantity: z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number().int().positive(),
    unitCode: z.literal('C62'),
  }),
  availability,
}
interface Priced {
  readonly price: string
  readonly priceCurrency: string
  readonly priceSpecification?: Pick<Priced, 'price' | 'priceCurrency'> | undefined
}
const hasOnePrice = ({ price, priceCurrency, priceSpecification: specified }: Priced) =>
  specified === undefined || (specified.price === price && specified.priceCurrency === priceCurrency)

const offer = z.strictObject({ ...own, ...shared }).refine(hasOnePrice, 'has one price')
const offerOfQuantity = z.strictObject(own).refine(hasOnePrice, 'has one price')

const aggregateOffer = z
  .strictObject({
    '@type': z.literal('AggregateOffer'),
    lowPrice: amount,
    highPrice: amount,
    priceCurrency: currency,
    offerCount: z.number().int().min(2),
    availability,
    ...shared,
    offers: z.array(offerOfQuantity).min(2),
  })
  .refine(({ offers, offerCount }) => offers.length === offerCount, 'counts its offers')
  .refine(({ offers, lowPrice, highPrice }) => {
    const prices = offers.map(({ price }) => Number(price))
    return Math.min(...prices) === Number(lowPrice) && Math.max(...prices) === Number(highPrice)
  }, 'spans the prices of its offers')
  .refine(
    ({ offers, priceCurrency }) => offers.every((each) => each.priceCurrency === priceCurrency),
    'has one currency',
  )
  .refine(
    ({ offers }) =>
      new Set(offers.map(({ priceSpecification }) => priceSpecification?.valueAddedTaxIncluded)).size === 1,
    'includes tax in all its prices or in none',
  )
  .refine(
    ({ offers }) =>
      new Set(offers.map(({ eligibleQuantity }) => eligibleQuantity.value)).size === offers.length,
    'has one offer for each quantity',
  )

const rating = {
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5).optional(),
  worstRating: z.literal(1).optional(),
}
const review = z.strictObject({
  '@type': z.literal('Review'),
  author: z.strictObject({ '@type': z.literal('Person'), name: text }),
  reviewRating: z.strictObject({ '@type': z.literal('Rating'), ...rating }),
  name: text.optional(),
  reviewBody: text.optional(),
  datePublished: z.iso.date().optional(),
})

const product = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Product'),
    '@id': url,
    name: text,
    description: text,
    sku: text,
    url,
    gtin: z
      .string()
      .refine((digits) => gtinOf(digits) === digits, 'has its check digit')
      .optional(),
    brand: z.strictObject({ '@type': z.literal('Brand'), name: text }).optional(),
    category: text.optional(),
    material: text.optional(),
    image: z.array(url).min(1).optional(),
    offers: z.union([offer, aggregateOffer]).optional(),
    // Only if there are reviews.
    aggregateRating: z
      .strictObject({
        '@type': z.literal('AggregateRating'),
        ...rating,
        reviewCount: z.number().int().positive(),
      })
      .optional(),
    review: z.array(review).min(1).optional(),
  })
  .refine(
    ({ review: shown = [], aggregateRating }) => shown.length <= (aggregateRating?.reviewCount ?? 0),
    'counts at least the reviews it states',
  )

const breadcrumbs = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.number().int().positive(),
          name: text,
          item: url,
        }),
      )
      .min(2),
  })
  .refine(
    ({ itemListElement }) => itemListElement.every(({ position }, at) => position === at + 1),
    'is counted from 1',
  )

const questions = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})

const website = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('WebSite'),
  name: text,
  url,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().includes('{search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const shop = organization.extend({ '@context': z.literal('https://schema.org') })

/** Any structured data of the shop. */
export const structuredData = z.union([product, breadcrumbs, questions, website, shop])
