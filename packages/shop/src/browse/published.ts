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

/** A public page, for search engines. */
export interface PublishedPage {
  /** Path in the shop. */
  readonly url: string
  readonly changed: Date
  /** Address of its picture. */
  readonly picture: string | null
}

/** A product in the merchants' feed. */
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

/** Rows per batch; each batch blocks the event loop. */
export const BATCH = 50

/**
 * Products per sitemap file. A file may hold 50,000 addresses and 50 MB; these products with their pages of guide files, at 1,200
 * bytes each, stay below both. SEO-5.
 */
export const SITEMAP_PART = 20_000

/** Every public category once, top-level ones first, except those whose canonical page is elsewhere. */
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

/** Pages of artists and companies with published works. MKT-9. */
const makerPages = async ({ store, links }: SnapshotContext): Promise<readonly PublishedPage[]> =>
  (await store.publishedMakers()).map(({ kind, slug, updated: changed }) => ({
    ...{ url: links.urlFor(kind, { slug }), changed, picture: null },
  }))

/** The sitemap's entries before the products. */
const pagesBefore = async (deps: SnapshotContext): Promise<readonly PublishedPage[]> => [
  ...categoryPages(deps),
  ...(await makerPages(deps)),
]

/** A product's page of guide files; null if it has none. GUIDE-3. */
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

/** Every published product by id, yielding to the event loop between products when a time slice is used up. */
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

/** A page, and the number of the sitemap file that lists it, from 1. */
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
 * The pages of the whole sitemap, file by file: categories, artists and companies, then products by id, each with its page of
 * guide files.
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

/**
 * Price in the catalog's currency. Lists are stored in the main currency; in another one, a product costs what its page quotes.
 * PRICE-18, CUR-3.
 */
async function priceOf(
  { productId, fromPrice }: PublishedProduct,
  catalog: SnapshotContext['catalog'],
): Promise<FromPrice | null> {
  if (fromPrice === null || catalog.currency === catalog.settings.currency) return fromPrice
  const known = await catalog.product(productId)
  return known && fromPriceOf(known)
}

/** Merchants accept only these formats, no vector drawings. */
const isReadByMerchants = (picture: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i.test(picture.replace(/[?#].*$/s, ''))

/**
 * Every product that has a price and a picture, for merchants; a vector drawing is replaced by the product's card. SEO-6, SEO-8.
 */
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
