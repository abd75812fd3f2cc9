import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { readBody } from '../body/json.ts'
import { typed } from '../body/typed.ts'
import { answerOf } from '../http/responses.ts'
import { route } from '../http/route.ts'

const question = z.strictObject({
  uuid: z.string().max(100),
  width: typed,
  height: typed,
  material_id: z.string().max(64),
  /** A wish about display: the price list is retail for everyone (decisions 6). */
  show_retail: z.boolean().optional(),
})

/** Spec §7: the price list in force for a material at a size. Nobody asks who it is; no storage is touched. */
export const priceQuoteRoute = (shop: Shop) =>
  route({
    method: 'POST',
    path: '/custom/api/v1/price-quote/',
    policy: { caller: 'anyone', changes: false, rateLimit: 'light' },
    summary:
      'The price list for a material at a size: minimum square inches, then a rate for every quantity.',
    takes: question,
    gives: z.object({ uuid: z.string(), prices: z.array(z.string()), quantities: z.array(z.int()) }),
    answer: async ({ request }) => {
      const asked = await readBody(request, question)
      const { uuid, width, height, material_id } = asked
      return answerOf(await shop.quote.price({ uuid, width, height, materialId: material_id }))
    },
  })
