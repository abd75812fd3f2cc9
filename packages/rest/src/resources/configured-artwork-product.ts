import {
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  readArtworkProduct,
  type AnyRecord,
  type StatedArtworkProduct,
} from '@kisscut/records'
import type { ArtworkClass, Shop } from '@kisscut/shop'
import { errorWire, failureOf, json } from '../http/responses.ts'
import type { AnyRoute } from '../http/route.ts'
import { configuredProductRoutes } from './configured-product.ts'

/** Where the errors of a configured product stand in a response, beside `errors`. ERR-7. */
const UNDER = 'configured-product'

interface Resource {
  readonly productClass: ArtworkClass
  readonly record: AnyRecord
  /** The field that names the product. */
  readonly of: string
}

const RESOURCES: readonly Resource[] = [
  { productClass: 'marketplace', record: configuredMarketplaceProduct, of: 'marketplace_product' },
  { productClass: 'stock', record: configuredShutterstockProduct, of: 'shutterstock_product' },
]

/** Configured products of the marketplace and of stock libraries are saved through the rules. MKT-5, IMG-3. */
export const configuredArtworkProductRoutes = (shop: Shop): readonly AnyRoute[] =>
  RESOURCES.flatMap(({ productClass, record, of }) =>
    configuredProductRoutes<StatedArtworkProduct>(shop, {
      record,
      summary: (method) =>
        `${method === 'POST' ? 'Configures' : 'Changes'} a product whose artwork is there already, by the rules of its page; what is wrong with it stands under \`${UNDER}\`, too.`,
      read: (body, isNew) => readArtworkProduct(record, body, isNew),
      quote: (viewer, { change, others }, { currency }) =>
        shop.artworks.quote(viewer, {
          ...{ productClass, change, currency },
          productId: others[of] as string | undefined,
        }),
      save: (viewer, { change, others }, how) => {
        const { [of]: productId, removed_background: removedBackground } = others
        return shop.artworks.save(viewer, {
          ...how,
          ...{ productClass, productId: productId as string | undefined, change, removedBackground },
        })
      },
      rejected: (failure) => {
        const wire = errorWire(failureOf(failure))
        return json({ ...wire, [UNDER]: wire.errors }, 400)
      },
    }),
  )
