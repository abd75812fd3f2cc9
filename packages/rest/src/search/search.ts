import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { OPEN } from '../http/policy.ts'
import { route } from '../http/route.ts'

const found = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  short_description: z.string(),
  image_url: z.string().nullable(),
  from_price: z.object({ total: z.string(), currency: z.string(), quantity: z.int() }).nullable(),
})

/** Products by words, typos forgiven, the best first: what the search page shows. */
export const searchRoute = (shop: Shop) =>
  route({
    method: 'GET',
    path: '/products/api/v1/search/',
    policy: OPEN,
    summary: 'At most 48 published products that answer the words, the best first: `?q={words}`.',
    query: ['q'],
    success: { schema: z.object({ results: z.array(found) }) },
    handle: async ({ query }) => {
      const tiles = await shop.browse.find(query.get('q') ?? '')
      const results = tiles.map(({ id, name, url, shortDescription, picture, fromPrice }) => ({
        id,
        name,
        url,
        short_description: shortDescription,
        image_url: picture?.url ?? null,
        from_price: fromPrice,
      }))
      return { ok: true, value: { results } }
    },
  })
