import { cutText } from '@kisscut/core/text'
import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { OPEN } from '../http/policy.ts'
import { route } from '../http/route.ts'
import { pricedIn, tileSchema, tileWire } from './tile-wire.ts'

/** API-4: at most 12 products beside one, as its page shows them. */
export const relatedProductsRoute = (shop: Shop) =>
  route({
    method: 'GET',
    path: '/order/api/user/related-products/',
    policy: OPEN,
    summary:
      'At most 12 products shown beside one: `?product_sku={sku}`; none where there is no such product. Prices are in `&currency=`, where the shop sells in it, else in its main currency.',
    query: ['product_sku', 'currency'],
    success: { schema: z.array(tileSchema) },
    handle: async ({ query }) => ({
      ok: true,
      value: (await shop.browse.related(cutText(query.get('product_sku') ?? '', 200), pricedIn(query))).map(
        tileWire,
      ),
    }),
  })
