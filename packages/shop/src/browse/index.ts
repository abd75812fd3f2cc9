import type { Viewer } from '../accounts/viewer.ts'
import type { PricedFor } from '../catalog/catalog-cache.ts'
import type { FormFields } from '../configure/configuration-from-fields.ts'
import type { Outcome } from '../outcome.ts'
import { categoryPage, categoryPageBySlug, type CategoryPage } from './category-page.ts'
import { createFacetReader } from './filters/filter-page.ts'
import { movedTo, type RequestedAddress, type NewAddress } from './moved.ts'
import { homePage, navigation, type HomePage, type Navigation } from './home-page.ts'
import { productPage, type ProductPage, type ProductPageDeps } from './product-page.ts'
import { withTilesPriced } from './priced-tiles.ts'
import { publishedPaths } from './published-paths.ts'
import { relatedProducts } from './related-products.ts'
import { createSearchReader, foundTiles, searchPage, type SearchPage } from './search/search-page.ts'
import type { ProductTile } from './tile.ts'
import type { SnapshotDeps } from './tiles.ts'

export interface Browse {
  navigation(): Promise<Navigation>
  home(viewer: Viewer): Promise<HomePage>
  category(viewer: Viewer, path: string, query?: FormFields): Promise<Outcome<CategoryPage>>
  categoryBySlug(viewer: Viewer, slug: string, query?: FormFields): Promise<Outcome<CategoryPage>>
  product(
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    query: FormFields,
  ): Promise<Outcome<ProductPage>>
  /** Where a page is now that was at this address; SEO-2. */
  movedTo(viewer: Viewer, requested: RequestedAddress): Promise<NewAddress | 'gone' | null>
  /** Paths of published pages, for search engines. */
  publishedPaths(atMost: number): Promise<readonly string[]>
  search(viewer: Viewer, words: string): Promise<SearchPage>
  /** The tiles of a search alone. */
  find(words: string, pricedFor?: PricedFor): Promise<readonly ProductTile[]>
  /** The products shown beside one, by its SKU (API-4). */
  related(sku: string, pricedFor?: PricedFor): Promise<readonly ProductTile[]>
  /** Catalog version, for anonymous pages: changes with every change of the catalog. A promise only when it has to be read. */
  version(): number | Promise<number>
}

const NO_QUERY = new URLSearchParams()

export const createBrowse = (deps: ProductPageDeps): Browse => {
  const { catalog, storage, links, now } = deps
  const facets = createFacetReader(storage.catalog)
  const searches = createSearchReader(storage.catalog)
  const snapshot = async (pricedFor?: PricedFor): Promise<SnapshotDeps> => ({
    catalog: await catalog.recent(pricedFor),
    store: storage.catalog,
    links,
  })
  /** A page of the catalog as it is priced for somebody. */
  const shown = async <T>(
    pricedFor: PricedFor | undefined,
    page: (of: SnapshotDeps) => Promise<T>,
  ): Promise<T> => {
    const of = await snapshot(pricedFor)
    return withTilesPriced(of.catalog, await page(of))
  }
  return {
    navigation: async () => navigation((await catalog.recent()).categories, links),
    home: (viewer) => shown(viewer, homePage),
    category: (viewer, path, query = NO_QUERY) =>
      shown(viewer, (of) => categoryPage(viewer, path, { ...of, viewer, facets, query, now: now() })),
    categoryBySlug: (viewer, slug, query = NO_QUERY) =>
      shown(viewer, (of) => categoryPageBySlug(viewer, slug, { ...of, viewer, facets, query, now: now() })),
    product: productPage(deps),
    movedTo: async (viewer, requested) =>
      movedTo(viewer, requested, { catalog: await catalog.current(), store: storage.catalog, links }),
    publishedPaths: async (atMost) => publishedPaths(await snapshot(), atMost),
    search: (viewer, words) => shown(viewer, (of) => searchPage({ ...of, searches }, words)),
    find: (words, pricedFor) => shown(pricedFor, (of) => foundTiles({ ...of, searches }, words)),
    related: (sku, pricedFor) => shown(pricedFor, (of) => relatedProducts(storage, of, sku)),
    version: () => {
      const recent = catalog.recent()
      return recent instanceof Promise ? recent.then(({ version }) => version) : recent.version
    },
  }
}
