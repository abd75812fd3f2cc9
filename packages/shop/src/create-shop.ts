import { tmpdir } from 'node:os'
import { NOBODY_OWNER, type Viewer } from './accounts/viewer.ts'
import { categoryPage, categoryPageBySlug } from './browse/category-page.ts'
import { homePage, navigation } from './browse/home-page.ts'
import { publishedPaths } from './browse/published-paths.ts'
import { configuredProductPage, productPage } from './browse/product-page.ts'
import { foundTiles, searchPage } from './browse/search/search-page.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { changeQuantity } from './cart/change-quantity.ts'
import { removeItem } from './cart/remove-item.ts'
import { showCart } from './cart/show-cart.ts'
import { createCatalogCache } from './catalog/catalog-cache.ts'
import { createFacetReader } from './browse/filters/filter-page.ts'
import { configuredForEditing } from './configure/configured-for-editing.ts'
import { saveConfiguration } from './configure/save-configuration.ts'
import type { FormFields } from './configure/configuration-from-fields.ts'
import { finalizeCustom } from './design/finalize-custom.ts'
import { placeArtwork } from './design/place-artwork.ts'
import { receiveUserFile } from './design/receive-user-file.ts'
import { removeUserFile } from './design/remove-user-file.ts'
import {
  choosePage,
  crop,
  fileOfAddress,
  pageThumbnails,
  removeArtworkBackground,
  removeBackground,
  restoreOriginal,
  retouchFromFields,
  vectorize,
} from './design/retouch/index.ts'
import { useUserFile } from './design/use-user-file.ts'
import type { Links } from './links.ts'
import type { Clock } from './ports/clock.ts'
import type { Intake } from './ports/intake.ts'
import type { Storage } from './ports/storage.ts'
import { productionOf } from './production/index.ts'
import { priceQuote } from './quote/price-quote.ts'
import { productionTimesFor } from './quote/production-times.ts'
import { listRecords, readRecord } from './records/read-records.ts'
import { removeRecord, saveRecord } from './records/save-records.ts'
import type { Preview } from './ports/preview.ts'
import type { ProductionPorts } from './ports/production.ts'
import { openSession, viewerOfKey, viewerOfSession } from './accounts/sessions.ts'

/** What the shop stands on: filled once by the server, by a database of its own in tests. */
export interface ShopPorts extends ProductionPorts {
  readonly storage: Storage
  readonly intake: Intake
  readonly preview: Preview
}

export interface ShopSettings {
  readonly links: Links
  /** Where uploads under way have to lie, so that the intake's confined processes can read them; the system's where absent. */
  readonly incomingDir?: string
  /** As the letterhead of proofs names it; `Kisscut` where absent. */
  readonly shopName?: string
  /** The machine's clock where absent. */
  readonly now?: Clock
  /** Told of what the shop gets over by itself: a picture that could not be drawn, a product whose records contradict each other. */
  readonly onError?: (error: unknown) => void
}

const NOTHING_ASKED = new URLSearchParams()

/** Every use case of the shop, by what a shopper does. Made once per process and handed on; there are no singletons. */
export const createShop = (ports: ShopPorts, settings: ShopSettings) => {
  const { storage } = ports
  const { links, now = () => new Date(), onError = () => undefined } = settings
  const catalog = createCatalogCache(storage.catalog, now, onError)
  const incomingDir = settings.incomingDir ?? tmpdir()
  const { shopName = 'Kisscut' } = settings
  const deps = { ...ports, catalog, links, now, onError, incomingDir, shopName }
  const facets = createFacetReader(storage.catalog)
  const browsing = async () => ({ catalog: await catalog.recent(), store: storage.catalog, links })
  return {
    links,
    browse: {
      navigation: async () => navigation((await catalog.recent()).categories, links),
      home: async (_viewer: Viewer) => homePage(await browsing()),
      category: async (viewer: Viewer, path: string, query: FormFields = NOTHING_ASKED) =>
        categoryPage(viewer, path, { ...(await browsing()), facets, query, now: now() }),
      categoryBySlug: async (viewer: Viewer, slug: string, query: FormFields = NOTHING_ASKED) =>
        categoryPageBySlug(viewer, slug, { ...(await browsing()), facets, query, now: now() }),
      product: productPage(deps),
      /** For search engines. */
      publishedPaths: async (atMost: number) => publishedPaths(await browsing(), atMost),
      search: async (_viewer: Viewer, words: string) => searchPage(await browsing(), words),
      /** The tiles of a search alone. */
      find: async (words: string) => foundTiles(await browsing(), words),
      /** For anonymous pages: changes with every change of the catalog. At once where it was asked for within a second. */
      version: (): number | Promise<number> => {
        const recent = catalog.recent()
        return recent instanceof Promise ? recent.then(({ version }) => version) : recent.version
      },
    },
    configure: {
      save: saveConfiguration(deps),
      forEditing: configuredForEditing(deps),
      page: configuredProductPage(deps),
    },
    quote: { price: priceQuote(deps), productionTimes: productionTimesFor(deps) },
    design: {
      /** Give it to whatever receives an upload before `receiveFile`. */
      incomingDir,
      receiveFile: receiveUserFile(deps),
      useFile: useUserFile(deps),
      removeFile: removeUserFile(deps),
      /** Each makes a new file of the one there is; `restoreOriginal` brings back what was uploaded. */
      removeBackground: removeBackground(deps),
      /** The same for a picture of the marketplace, kept with it for everyone. */
      removeArtworkBackground: removeArtworkBackground(deps),
      vectorize: vectorize(deps),
      crop: crop(deps),
      choosePage: choosePage(deps),
      /** What its first pages look like, to choose from. */
      pageThumbnail: pageThumbnails(deps),
      restoreOriginal: restoreOriginal(deps),
      /** Any of the five as a form posts it. */
      retouch: retouchFromFields(deps),
      fileOfAddress: fileOfAddress(deps),
      place: placeArtwork(deps),
      finalize: finalizeCustom(deps),
    },
    production: productionOf(deps),
    cart: {
      add: addToCart(deps),
      show: showCart(deps),
      /** Lines of the cart, for the header: no line is read or priced. */
      count: async (viewer: Viewer) =>
        viewer.owner === NOBODY_OWNER ? 0 : storage.carts.countOfOwner(viewer.owner),
      changeQuantity: changeQuantity(deps),
      remove: removeItem(deps),
    },
    accounts: {
      viewerOfSession: viewerOfSession(storage),
      viewerOfKey: viewerOfKey(storage),
      openSession: openSession(storage),
    },
    records: {
      list: listRecords(deps),
      read: readRecord(deps),
      save: saveRecord(deps),
      remove: removeRecord(deps),
    },
  }
}

export type Shop = ReturnType<typeof createShop>
