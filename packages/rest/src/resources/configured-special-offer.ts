import { configuredSpecialOffer, readArtworkProduct, type StatedArtworkProduct } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import type { AnyRoute } from '../http/route.ts'
import { configuredProductRoutes } from './configured-product.ts'

/** Offers are accepted through the rules; accepting one creates a custom under the same id. OFFER-5. */
export const configuredSpecialOfferRoutes = (shop: Shop): readonly AnyRoute[] =>
  configuredProductRoutes<StatedArtworkProduct>(shop, {
    record: configuredSpecialOffer,
    summary: (method) =>
      `${method === 'POST' ? 'Accepts a special offer' : 'Changes what a special offer was accepted for'}, by the rules of its product; it is designed as the custom of the same id.`,
    read: (body, isNew) => readArtworkProduct(configuredSpecialOffer, body, isNew),
    quote: (viewer, { change, others }, { currency }) =>
      shop.configure.quoteSpecialOffer(viewer, {
        ...{ change, offerId: others['special_offer'] as string | undefined },
        ...(currency !== undefined && { currency }),
      }),
    save: (viewer, { change, others }, { revision, reason, ...how }) =>
      shop.configure.acceptSpecialOffer(viewer, {
        ...how,
        ...(revision !== undefined && { revision }),
        ...(reason !== undefined && { reason }),
        change,
        offerId: others['special_offer'] as string | undefined,
      }),
  })
