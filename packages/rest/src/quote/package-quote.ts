import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { OPEN } from '../http/policy.ts'
import { route } from '../http/route.ts'
import { scheduleFields } from './schedule-schema.ts'

const question = z.strictObject({
  package_id: z.string().max(140),
  size_id: z.string().max(140),
  /** The currency of the prices; absent: the main one. */
  currency: z.string().max(3).optional(),
  /** Accepted, without effect: packages have one price for everyone (API-16). */
  show_retail: z.boolean().optional(),
})

/** API-3: the price list of a retail package in one of its sizes. */
export const packageQuoteRoute = (shop: Shop) =>
  route({
    method: 'POST',
    path: '/packaging/api/v1/price-quote/',
    policy: OPEN,
    summary: 'The price list of a package: the minimum that is billed, then a price for every quantity.',
    body: jsonBody(question),
    example: { package_id: 'backing-card', size_id: 'backing-card-4x6' },
    success: {
      schema: z.object({ ...scheduleFields, currency: z.string() }),
    },
    handle: ({ body: { package_id, size_id, currency } }) =>
      shop.quote.package({ packageId: package_id, sizeId: size_id, ...(currency && { currency }) }),
  })
