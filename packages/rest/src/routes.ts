import {
  configuredClipartProduct,
  configuredDdbProduct,
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  configuredSpecialOffer,
  custom,
  customAutosave,
  RECORDS,
  templateDesign,
  userFile,
  VIEWS,
  type AnyRecord,
} from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { importRoute } from './admin/import.ts'
import { rightsRoute } from './admin/rights.ts'
import { unsentLetterRoutes } from './admin/unsent-letters.ts'
import { DESIGN } from './body/json.ts'
import { apiKeyRoutes } from './accounts/api-keys.ts'
import { meRoute } from './accounts/me.ts'
import { artistRoutes } from './accounts/artists.ts'
import { staffRoutes } from './accounts/staff.ts'
import { docsRoutes } from './docs/routes.ts'
import { addToCartRoute } from './cart/add-to-cart.ts'
import { cartRoutes } from './cart/cart.ts'
import { userFileRoutes } from './files/user-file.ts'
import { historyRoutes } from './history/history.ts'
import type { AnyRoute } from './http/route.ts'
import { createDescription } from './openapi/description.ts'
import { openApiRoute } from './openapi/route.ts'
import { customFileRoutes } from './prepress/custom-files.ts'
import { jobRoutes } from './prepress/jobs.ts'
import { queueRoute } from './prepress/queue.ts'
import {
  artworkPictureRoute,
  pageThumbnailRoute,
  printColorsRoute,
  samplePictureRoute,
} from './prepress/file-pictures.ts'
import { retouchRoutes } from './prepress/retouch.ts'
import { productionTimesRoute } from './production/production-times.ts'
import { packageQuoteRoute } from './quote/package-quote.ts'
import { priceQuoteRoute } from './quote/price-quote.ts'
import type { CatalogResponses } from './resources/catalog-responses.ts'
import { configuredArtworkProductRoutes } from './resources/configured-artwork-product.ts'
import { configuredClipartProductRoutes } from './resources/configured-clipart-product.ts'
import { configuredDdbProductRoutes } from './resources/configured-ddb-product.ts'
import { configuredSpecialOfferRoutes } from './resources/configured-special-offer.ts'
import { customRoutes } from './resources/custom.ts'
import { resourceRoutes, viewRoutes, type Exceptions } from './resources/resource.ts'
import { ownWorkRoutes } from './resources/own-works.ts'
import { stockLibraryRoutes } from './resources/stock-library.ts'
import { productDataRoutes } from './resources/product-data.ts'
import { relatedProductsRoute } from './search/related-products.ts'
import { findForDesignRoutes } from './search/find-for-design.ts'
import { searchRoute, suggestionsRoute } from './search/search.ts'
import { settingsRoutes } from './settings/settings.ts'
import { setupRoutes } from './setup/setup.ts'

/** Records whose routes need more than their declaration. */
const EXCEPTIONS: Readonly<Record<string, Exceptions>> = {
  [custom.name]: { elsewhere: ['create', 'change'] },
  [configuredClipartProduct.name]: { elsewhere: ['create', 'change'] },
  [configuredDdbProduct.name]: { elsewhere: ['create', 'change'] },
  [configuredMarketplaceProduct.name]: { elsewhere: ['create', 'change'] },
  [configuredShutterstockProduct.name]: { elsewhere: ['create', 'change'] },
  [configuredSpecialOffer.name]: { elsewhere: ['create', 'change'] },
  [customAutosave.name]: { limits: DESIGN },
  [templateDesign.name]: { limits: DESIGN },
  [userFile.name]: { elsewhere: ['create', 'remove'] },
}

/** Every route of the API. */
export const routesOf = (shop: Shop, responses: CatalogResponses): readonly AnyRoute[] => {
  const routes = [
    priceQuoteRoute(shop),
    packageQuoteRoute(shop),
    productionTimesRoute(shop),
    searchRoute(shop),
    suggestionsRoute(shop),
    relatedProductsRoute(shop),
    ...findForDesignRoutes(shop),
    addToCartRoute(shop),
    ...cartRoutes(shop),
    meRoute(shop),
    ...apiKeyRoutes(shop),
    ...staffRoutes(shop),
    ...artistRoutes(shop),
    ...userFileRoutes(shop),
    ...retouchRoutes(shop),
    pageThumbnailRoute(shop),
    printColorsRoute(shop),
    samplePictureRoute(shop),
    artworkPictureRoute(shop),
    queueRoute(shop),
    ...customFileRoutes(shop),
    ...jobRoutes(shop),
    rightsRoute(),
    importRoute(shop),
    ...settingsRoutes(shop),
    ...setupRoutes(shop),
    ...unsentLetterRoutes(shop),
    ...historyRoutes(shop),
    ...customRoutes(shop),
    ...configuredClipartProductRoutes(shop),
    ...configuredDdbProductRoutes(shop),
    ...configuredArtworkProductRoutes(shop),
    ...configuredSpecialOfferRoutes(shop),
    ...productDataRoutes(shop),
    ...stockLibraryRoutes(shop),
    ...ownWorkRoutes(shop),
    ...Object.values(RECORDS).flatMap((record: AnyRecord) =>
      resourceRoutes(shop, responses, record, EXCEPTIONS[record.name]),
    ),
    ...VIEWS.flatMap((view) => viewRoutes(shop, responses, view)),
  ]
  const description = createDescription(() => all)
  const all: readonly AnyRoute[] = [...routes, ...docsRoutes(description), openApiRoute(description)]
  return all
}
