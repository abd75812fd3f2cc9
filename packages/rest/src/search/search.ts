import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { OPEN } from '../http/policy.ts'
import { route } from '../http/route.ts'
import { tileSchema, tileWire } from './tile-wire.ts'

/** Products by words, typos forgiven, the best first: what the search page shows. */
export const searchRoute = (shop: Shop) =>
  route({
    method: 'GET',
    path: '/products/api/v1/search/',
    policy: OPEN,
    summary: 'At most 48 published products that answer the words, the best first: `?q={words}`.',
    query: ['q'],
    success: { schema: z.object({ results: z.array(tileSchema) }) },
    handle: async ({ query }) => {
      const tiles = await shop.browse.find(query.get('q') ?? '')
      return { ok: true, value: { results: tiles.map(tileWire) } }
    },
  })
