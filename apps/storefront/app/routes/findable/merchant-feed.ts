import type { FeedProduct } from '@kisscut/shop'
import { pricedIn } from '../../links/prices-in.ts'
import { feedTitle } from '../../messages/findable.ts'
import { xmlText } from './xml.ts'

/** Maximum lengths of texts in merchant feeds. */
const LONGEST = { title: 150, description: 5000, type: 750 }

interface FeedShop {
  readonly name: string
  readonly description: string
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

interface FeedSettings {
  readonly shop: FeedShop
  readonly publicUrl: string
  /** Its links state the currency of its prices, so that every visitor sees them. CUR-10. */
  readonly namesCurrency?: boolean
}

/** Backorders count as out of stock, because a feed would have to state their date, which the shop doesn't know. */
const AVAILABILITY = {
  in_stock: 'in_stock',
  backorder: 'out_of_stock',
  out_of_stock: 'out_of_stock',
} as const

const itemOf = (product: FeedProduct, { shop, publicUrl, namesCurrency = false }: FeedSettings): string => {
  const { name, sku, gtin, description, categories, availability, price, url, picture } = product
  const fields = [
    element('g:id', sku),
    element('g:title', feedTitle(name, price.quantity).slice(0, LONGEST.title)),
    element('g:description', description.slice(0, LONGEST.description)),
    element('g:link', publicUrl + (namesCurrency ? pricedIn(url, price.currency) : url)),
    element('g:image_link', new URL(picture ?? '/', publicUrl).href),
    element('g:availability', AVAILABILITY[availability]),
    element('g:price', `${price.total} ${price.currency}`),
    element('g:condition', 'new'),
    element('g:brand', shop.name),
    element('g:mpn', sku),
    gtin === null ? '' : element('g:gtin', gtin),
    categories.length === 0 ? '' : element('g:product_type', categories.join(' > ').slice(0, LONGEST.type)),
  ]
  return `<item>${fields.join('')}</item>\n`
}

/** The products in Google Merchant Center's format. SEO-6. */
export async function* merchantFeedOf(
  products: AsyncIterable<FeedProduct>,
  settings: FeedSettings,
): AsyncGenerator<string> {
  const { shop, publicUrl } = settings
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n'
  yield `${element('title', shop.name)}${element('link', `${publicUrl}/`)}${element('description', shop.description)}\n`
  for await (const product of products) yield itemOf(product, settings)
  yield '</channel></rss>\n'
}
