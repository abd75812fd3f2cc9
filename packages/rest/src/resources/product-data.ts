import { CLASS_RECORDS } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { OWN } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { coreProductSchema } from '../quote/core-wire.ts'
import { currencyStated } from '../quote/currency.ts'
import { taggedResponse } from './catalog-responses.ts'

const CLASSES = Object.keys(CLASS_RECORDS) as readonly (keyof typeof CLASS_RECORDS)[]

/** Core's product beside each base product, by its id or its slug. API-28. */
export const productDataRoutes = (shop: Shop): readonly AnyRoute[] =>
  CLASSES.map((productClass) =>
    route({
      method: 'GET',
      path: `${CLASS_RECORDS[productClass].product.path}:id/product/`,
      policy: OWN,
      summary:
        'The product as the library `@kisscut/core` takes it, by its id or its slug, in `currency` or the caller’s own.',
      query: ['currency'],
      success: { schema: coreProductSchema },
      errors: [400],
      headers: ['If-None-Match'],
      handle: async ({ request, viewer, param, query }) => {
        const which = { productClass, key: param('id'), ...currencyStated(query) }
        const found = await shop.browse.productData(viewer, which)
        return found.ok ? taggedResponse(request, found.value) : found
      },
    }),
  )
