import { withLengths } from '../lengths/index.ts'
import { gtinOf } from '@kisscut/core/codes'
import { availabilityOf, type Availability } from '@kisscut/core/stock'
import { fromPriceOf } from '../catalog/from-price.ts'
import type { CategoryNode } from '../catalog/category-node.ts'
import { isSoldAsItIs } from '../catalog/sold-as-it-is.ts'
import { hasGuides } from '../guides/guide-fields.ts'
import type { FromPrice, PublishedProduct } from '../ports/catalog.ts'
import { pageOfProduct } from '../tool-pages.ts'
import { timeSlices, type TimeSlices } from '../yield-to-event-loop.ts'
import { publishedChildren, urlOfCategory, type SnapshotContext } from './tiles.ts'

/** A page that anybody may see, for search engines. */
export interface PublishedPage {
  /** Path in the shop. */
  readonly url: string
  readonly changed: Date
  /** Address of its picture. */
  readonly picture: string | null
}

/** A product as a feed for merchants lists it. */
export interface FeedProduct extends PublishedPage {
  readonly name: string
  readonly sku: string
  readonly gtin: string | null
  readonly description: string
  /** Names of its categories, from the top. */
  readonly categories: readonly string[]
  readonly availability: Availability
  readonly price: FromPrice
}

/** Rows read at once: a step that holds the event loop. */
export const BATCH = 50

/**
 * A file of a sitemap holds at most 50,000 addresses and 50 MB: so many products with as many pages of guide files, of 1,200 bytes each, are
 * less than both. SEO-5.
 */
export const SITEMAP_PART = 20_000

/** Every category anybody may see, each once, the top ones first; those whose owner says they are elsewhere are not the shop's to tell of. */
function categoryPages(deps: SnapshotContext): readonly PublishedPage[] {
  const pages = new Map<string, PublishedPage>()
  const add = (nodes: readonly CategoryNode[]) => {
    for (const node of nodes) {
      const url = urlOfCategory(node, deps.links)
      const { updated: changed, image_url: picture } = node.category
      if (url.startsWith('/') && !pages.has(url)) pages.set(url, { url, changed, picture })
      add(publishedChildren(node))
    }
  }
  add(deps.catalog.categories.top.filter(({ isPublished }) => isPublished))
  return [...pages.values()]
}

/** Pages of all artists and companies with published works. MKT-9. */
const makerPages = async ({ store, links }: SnapshotContext): Promise<readonly PublishedPage[]> =>
  (await store.publishedMakers()).map(({ kind, slug, updated: changed }) => ({
    ...{ url: links.urlFor(kind, { slug }), changed, picture: null },
  }))

/** Entries of the sitemap before the products. */
const pagesBefore = async (deps: SnapshotContext): Promise<readonly PublishedPage[]> => [
  ...categoryPages(deps),
  ...(await makerPages(deps)),
]

/** A product's page of guide files; null: it has none. GUIDE-3. */
const guidePage = (product: PublishedProduct, { catalog, links }: SnapshotContext): PublishedPage | null => {
  const { slug, categoryId, updated: changed, toolType, disableUpload } = product
  const takesNoArtwork = isSoldAsItIs(toolType, disableUpload)
  const categoryPath = catalog.categories.byId.get(categoryId)?.category.path
  if (!categoryPath || !hasGuides({ ...product, takesNoArtwork })) return null
  return { url: links.urlFor('guide', { categoryPath, slug }), changed, picture: null }
}

const productPage = (
  product: PublishedProduct,
  { catalog, links }: SnapshotContext,
): PublishedPage | null => {
  const { slug, categoryId, updated: changed, imageUrl: picture } = product
  const categoryPath = catalog.categories.byId.get(categoryId)?.category.path
  if (!categoryPath) return null
  return { url: links.urlFor(pageOfProduct(product), { categoryPath, slug }), changed, picture }
}

/** Every product in the order of their ids; the event loop is yielded to between two of them where a slice of time is over. */
async function* publishedProducts({ store }: SnapshotContext, slices: TimeSlices) {
  for (let after = ''; ;) {
    const products = await store.publishedAfter({ after, limit: BATCH })
    for (const product of products) {
      await slices.next()
      yield product
    }
    const last = products.at(-1)
    // A batch may be shorter if products were deleted while it was read.
    if (last === undefined) return
    after = last.productId
  }
}

/** A page, and which file of the sitemap lists it, counted from 1. */
export interface SitemapEntry {
  readonly part: number
  readonly page: PublishedPage
}

interface Walk {
  readonly slices?: TimeSlices
  /** Addresses per file, without pages of guide files. */
  readonly size?: number
}

/**
 * The pages of the whole sitemap, file by file: categories, artists and companies, then products in the order of their ids, as they come
 * from the database, each with its page of guide files.
 */
export async function* sitemapEntries(
  deps: SnapshotContext,
  { slices = timeSlices(), size = SITEMAP_PART }: Walk = {},
): AsyncGenerator<SitemapEntry> {
  let listed = 0
  const nextPart = () => Math.floor(listed++ / size) + 1
  for (const page of await pagesBefore(deps)) yield { part: nextPart(), page }
  for await (const product of publishedProducts(deps, slices)) {
    const part = nextPart()
    for (const page of [productPage(product, deps), guidePage(product, deps)])
      if (page !== null) yield { part, page }
  }
}

/** Lists are stored in the main currency; in another one a product costs what the quote of its own page says. PRICE-18, CUR-3. */
async function priceOf(
  { productId, fromPrice }: PublishedProduct,
  catalog: SnapshotContext['catalog'],
): Promise<FromPrice | null> {
  if (fromPrice === null || catalog.currency === catalog.settings.currency) return fromPrice
  const known = await catalog.product(productId)
  return known && fromPriceOf(known)
}

/** Merchants take pictures of these formats alone, no drawings. */
const isReadByMerchants = (picture: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i.test(picture.replace(/[?#].*$/s, ''))

/** Every product that has a price and a picture, for merchants; a drawing is shown as it is shared. SEO-6, SEO-8. */
export async function* feedProducts(
  deps: SnapshotContext,
  { slices = timeSlices() }: Pick<Walk, 'slices'> = {},
): AsyncGenerator<FeedProduct> {
  for await (const product of publishedProducts(deps, slices)) {
    const page = productPage(product, deps)
    const price = await priceOf(product, deps.catalog)
    const { name, sku, gtin, description, shortDescription, productClass, slug } = withLengths(
      product,
      deps.catalog.lengthsFor,
    )
    if (page === null || page.picture === null || price === null) continue
    const trail = deps.catalog.categories.byId.get(product.categoryId)?.trail ?? []
    yield {
      ...page,
      ...{ name, sku, price },
      picture: isReadByMerchants(page.picture)
        ? page.picture
        : deps.links.urlFor('card', { productClass, slug }),
      gtin: gtinOf(gtin),
      description: description || shortDescription || name,
      categories: trail.map((category) => category.name),
      availability: availabilityOf(product, price.quantity),
    }
  }
}
