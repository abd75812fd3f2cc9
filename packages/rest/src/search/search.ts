import type { Shop } from '@kisscut/shop'
import { DOCUMENT_KINDS } from '@kisscut/shop/ports/catalog'
import { z } from 'zod'
import { OPEN, OWN } from '../http/policy.ts'
import { route } from '../http/route.ts'
import { wholeNumber } from '../resources/list-query.ts'
import { pricedIn, tileSchema, tileWire } from './tile-wire.ts'

/** Products by words, typos forgiven, the best first: what the search page shows. */
export const searchRoute = (shop: Shop) =>
  route({
    method: 'GET',
    path: '/products/api/v1/search/',
    policy: OPEN,
    summary:
      'Published products of every class that answer the words, the best first, 24 a page and ten pages at most: `?q={words}&page={from 1}`. Prices are in `&currency=`, else in the main currency.',
    query: ['q', 'page', 'currency'],
    errors: [400],
    success: { schema: z.object({ results: z.array(tileSchema), has_more: z.boolean() }) },
    handle: async ({ query }) => {
      const page = wholeNumber(query, 'page') ?? 1
      const priced = await pricedIn(shop, query)
      if (!priced.ok) return priced
      const found = await shop.browse.find(query.get('q') ?? '', page, priced.value)
      return { ok: true, value: { results: found.tiles.map(tileWire), has_more: found.hasMore } }
    },
  })

const suggestion = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  url: z.string(),
  picture: z.string().nullable(),
})

/** Suggestions while somebody types. FIND-5. */
export const suggestionsRoute = (shop: Shop) =>
  route({
    method: 'GET',
    path: '/products/api/v1/search-suggestions/',
    policy: OWN,
    summary:
      'At most eight products, categories and help pages that may be meant by what is typed so far: `?q={words}`.',
    query: ['q'],
    success: { schema: z.object({ results: z.array(suggestion) }) },
    handle: async ({ query, viewer }) => ({
      ok: true,
      value: {
        results: (await shop.browse.suggest(query.get('q') ?? '', viewer)).map(
          ({ kind, name, url, pictureUrl }) => ({
            kind,
            name,
            url,
            picture: pictureUrl,
          }),
        ),
      },
    }),
  })
