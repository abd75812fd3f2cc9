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
      'At most 12 products shown beside one: `?product_sku={sku}`; none where there is no such product. Prices are in `&currency=`, else in the main currency.',
    query: ['product_sku', 'currency'],
    success: { schema: z.array(tileSchema) },
    errors: [400],
    handle: async ({ query }) => {
      const priced = await pricedIn(shop, query)
      if (!priced.ok) return priced
      const sku = cutText(query.get('product_sku') ?? '', 200)
      return { ok: true, value: (await shop.browse.related(sku, priced.value)).map(tileWire) }
    },
  })
