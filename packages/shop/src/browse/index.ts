import type { Currency, ProductData } from '@kisscut/core/product'
import type { Rating } from '@kisscut/core/review'
import type { Viewer } from '../accounts/viewer.ts'
import type { PricedFor } from '../catalog/catalog-cache.ts'
import { inRequestedCurrency } from '../catalog/requested-currency.ts'
import type { FormFields } from '../configure/configuration-from-fields.ts'
import { isStaff } from '../accounts/roles.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { ReadNotes } from '../reads/index.ts'
import { createCards, type CardDeps } from './card.ts'
import { categoryPage, categoryPageBySlug, type CategoryPage } from './category-page.ts'
import { createFacetReader } from './filters/filter-page.ts'
import { movedTo, type RequestedAddress, type NewAddress } from './moved.ts'
import { homePage, navigation, type HomePage, type Navigation } from './home-page.ts'
import { withTilesPriced } from './priced-tiles.ts'
import { feedProducts, sitemapEntries, type FeedProduct, type SitemapEntry } from './published.ts'
import { relatedProducts, sectionsOf, type ProductSection } from './sections/index.ts'
import { productData, type ProductQuestion } from './product-data.ts'
import { productPage, sectionContextOf, type ProductPage, type ProductPageDeps } from './product-page.ts'
import { foundTiles, searchPage, type FoundTiles, type SearchPage } from './search/search-page.ts'
import { createSearchReader } from './search/search-reader.ts'
import { suggestions, type Suggestion } from './search/suggestions.ts'
import type { ProductTile } from './tile.ts'
import type { SnapshotContext } from './tiles.ts'

export interface Browse {
  /** Menus with lengths in the visitor's unit; without a visitor, lengths as they were written. UNIT-4. */
  navigation(viewer?: PricedFor): Promise<Navigation>
  home(viewer: Viewer): Promise<HomePage>
  category(viewer: Viewer, path: string, query?: FormFields): Promise<Outcome<CategoryPage>>
  categoryBySlug(viewer: Viewer, slug: string, query?: FormFields): Promise<Outcome<CategoryPage>>
  product(
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    query: FormFields,
  ): Promise<Outcome<ProductPage>>
  /** Core's product, as its page embeds it. API-28. */
  productData(viewer: Viewer, question: ProductQuestion): Promise<Outcome<ProductData>>
  /** The new address of a page that was at this one. SEO-2. */
  movedTo(viewer: Viewer, requested: RequestedAddress): Promise<NewAddress | 'gone' | null>
  /** The card of a product, by its class and slug, or of a `category`, by its path. SEO-8. */
  card(productClass: string, slug: string): Promise<Outcome<Uint8Array>>
  /** Published pages for search engines, each with the sitemap file that lists it. SEO-5. */
  sitemap(): AsyncIterable<SitemapEntry>
  /** Published products for merchants, in a currency. SEO-6. */
  feed(pricedFor?: PricedFor): AsyncIterable<FeedProduct>
  /** Searches by `q`, with filters, sort order and page. FIND-1. */
  search(viewer: Viewer, query: FormFields): Promise<SearchPage>
  /** The currency a call names; one the shop doesn't sell in is an error. API-29. */
  requestedCurrency(currency: Currency): Promise<Outcome<Currency>>
  /** The tiles of a search alone, a page from 1. */
  find(words: string, page?: number, pricedFor?: PricedFor): Promise<FoundTiles>
  /** Suggestions while a shopper types. FIND-5. */
  suggest(words: string, viewer?: PricedFor): Promise<readonly Suggestion[]>
  /** Products related to the one with this SKU (API-4). */
  related(sku: string, pricedFor?: PricedFor): Promise<readonly ProductTile[]>
  /** The sections of a product's page, for products of any class, by id. SECT-1. */
  sections(viewer: Viewer, productId: string): Promise<Outcome<readonly ProductSection[]>>
  /** Average ratings of products; products without published reviews are left out. REVIEW-4. */
  ratings(productIds: readonly string[]): Promise<ReadonlyMap<string, Rating>>
  /** The catalog's version for anonymous pages; changes with every change of the catalog. A promise only if it has to be read. */
  version(): number | Promise<number>
}

const NO_QUERY = new URLSearchParams()

export const createBrowse = (deps: ProductPageDeps & CardDeps & { readonly notes: ReadNotes }): Browse => {
  const { catalog, storage, links, now } = deps
  const { records } = storage
  const facets = createFacetReader(storage.catalog, deps.notes)
  const searches = createSearchReader(storage.catalog, deps.notes)
  const snapshot = async (pricedFor?: PricedFor): Promise<SnapshotContext> => ({
    catalog: await catalog.recent(pricedFor),
    store: storage.catalog,
    links,
  })
  /** A page of the catalog with prices for a viewer. */
  const shown = async <T>(
    pricedFor: PricedFor | undefined,
    page: (of: SnapshotContext) => Promise<T>,
  ): Promise<T> => {
    const of = await snapshot(pricedFor)
    return withTilesPriced(of.catalog, await page(of))
  }
  return {
    navigation: async (viewer) => navigation((await catalog.recent(viewer)).categories, links),
    home: (viewer) => shown(viewer, homePage),
    category: (viewer, path, query = NO_QUERY) =>
      shown(viewer, (of) =>
        categoryPage(viewer, path, { ...of, records, viewer, facets, query, now: now() }),
      ),
    categoryBySlug: (viewer, slug, query = NO_QUERY) =>
      shown(viewer, (of) =>
        categoryPageBySlug(viewer, slug, { ...of, records, viewer, facets, query, now: now() }),
      ),
    product: productPage(deps),
    productData: productData(deps),
    movedTo: async (viewer, requested) =>
      movedTo(viewer, requested, { catalog: await catalog.current(), store: storage.catalog, links }),
    card: createCards(deps),
    async *sitemap() {
      yield* sitemapEntries(await snapshot())
    },
    async *feed(pricedFor) {
      yield* feedProducts(await snapshot(pricedFor))
    },
    search: (viewer, query) => shown(viewer, (of) => searchPage({ ...of, searches, now: now() }, query)),
    requestedCurrency: async (currency) => {
      const priced = inRequestedCurrency(await catalog.recent({ currency }), currency)
      return priced.ok ? done(currency) : priced
    },
    find: (words, page = 1, pricedFor) =>
      shown(pricedFor, (of) => foundTiles({ ...of, searches }, words, page)),
    suggest: async (words, viewer) => suggestions({ ...(await snapshot(viewer)), searches }, words),
    related: (sku, pricedFor) =>
      shown(pricedFor, (of) => relatedProducts({ ...of, records: storage.records, now: now() }, sku)),
    sections: async (viewer, productId) => {
      const recent = await catalog.recent(viewer)
      const known = await recent.product(productId)
      if (known === null || !(known.isPublished || isStaff(viewer))) return notFound(productNotFound)
      const sections = await sectionsOf(known, sectionContextOf(deps, recent, viewer))
      return done(await withTilesPriced(recent, sections))
    },
    ratings: (productIds) => storage.catalog.ratings(productIds),
    version: () => {
      const recent = catalog.recent()
      return recent instanceof Promise ? recent.then(({ version }) => version) : recent.version
    },
  }
}
