import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { typed } from '../body/typed.ts'
import { OPEN_LIGHT } from '../http/policy.ts'
import { route } from '../http/route.ts'
import { scheduleFields } from './schedule-schema.ts'

const question = z.strictObject({
  uuid: z.string().max(100),
  width: typed,
  height: typed,
  material_id: z.string().max(64),
  /** The currency of the prices; absent: the main one. */
  currency: z.string().max(3).optional(),
  /** Accepted, without effect: the price list is retail for everyone (API-16). */
  show_retail: z.boolean().optional(),
})

/** API-2: the price list for a material at a size, from the catalog in memory. */
export const priceQuoteRoute = (shop: Shop) =>
  route({
    method: 'POST',
    path: '/custom/api/v1/price-quote/',
    policy: OPEN_LIGHT,
    summary:
      'The price list for a material at a size: minimum square inches, then a rate for every quantity.',
    body: jsonBody(question),
    example: { uuid: 'b7c6', width: '3', height: '2', material_id: 'white-vinyl', currency: 'USD' },
    success: {
      schema: z.object({
        uuid: z.string(),
        ...scheduleFields,
        exactThirds: z
          .array(z.string())
          .optional()
          .describe('Three times each rate, where retail was made of wholesale and the rates are rounded.'),
        currency: z.string(),
      }),
    },
    handle: ({ body: { uuid, width, height, material_id, currency } }) =>
      shop.quote.price({ uuid, width, height, materialId: material_id, ...(currency && { currency }) }),
  })
