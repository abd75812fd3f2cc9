import { cutText } from '@kisscut/core/text'
import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { OPEN } from '../http/policy.ts'
import { route } from '../http/route.ts'

/** API-1: business days for a material and a quantity, and the sentence about them. */
export const productionTimesRoute = (shop: Shop) =>
  route({
    method: 'GET',
    path: '/delivery/api/get-production-times-basic/',
    policy: OPEN,
    summary: 'Business days until a quantity of a material ships: `?material={id}&quantity={n}`.',
    query: ['material', 'quantity'],
    success: {
      schema: z.object({
        message: z.string(),
        rush_message: z.string(),
        proof_message: z.string(),
        rush_proof_message: z.string(),
        standard: z.int(),
        rush: z.int(),
      }),
    },
    errors: [400, 404],
    handle: async ({ query }) => {
      const times = await shop.quote.productionTimes({
        materialId: cutText(query.get('material') ?? '', 64),
        quantity: cutText(query.get('quantity') ?? '', 64),
      })
      if (!times.ok) return times
      const { rushMessage, proofMessage, rushProofMessage, ...others } = times.value
      return {
        ok: true,
        value: {
          ...others,
          rush_message: rushMessage,
          proof_message: proofMessage,
          rush_proof_message: rushProofMessage,
        },
      }
    },
  })
