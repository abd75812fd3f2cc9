import { artwork, shutterstockProduct } from '@kisscut/records'
import type { Shop } from '@kisscut/shop'
import { z } from 'zod'
import { jsonBody } from '../body/json.ts'
import { staffMay } from '../http/policy.ts'
import { mapped } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { rowSchema } from './row-schema.ts'
import { showRow } from './show.ts'

const picture = z.object({ id: z.string(), name: z.string(), width: z.number(), height: z.number() })
const which = z.strictObject({ id: z.string().min(1).max(40) })

/** The stock library, for staff who make products of its pictures. IMG-4. */
export const stockLibraryRoutes = (shop: Shop): readonly AnyRoute[] => [
  route({
    method: 'GET',
    path: '/shutterstock/api/v1/library/',
    policy: { ...staffMay('create', shutterstockProduct.name), changes: false },
    summary: 'Pictures of the stock library that have the words `q`, 24 a `page`. For staff.',
    query: ['q', 'page'],
    success: { schema: z.object({ count: z.int(), results: z.array(picture) }) },
    errors: [409],
    handle: async ({ viewer, query }) => {
      const found = await shop.stockImages.search(
        viewer,
        query.get('q') ?? '',
        Number(query.get('page') ?? 1),
      )
      return mapped(found, ({ count, pictures }) => ({ count, results: pictures }))
    },
  }),
  route({
    method: 'POST',
    path: '/shutterstock/api/v1/library/',
    policy: staffMay('create', shutterstockProduct.name),
    summary:
      'Fetches what may be shown of a picture as an artwork, for a stock-image product; nothing is licensed by it. For staff.',
    body: jsonBody(which),
    success: { schema: rowSchema(artwork).meta({ id: artwork.name, description: artwork.about }) },
    errors: [404, 409],
    handle: async ({ viewer, body }) =>
      mapped(await shop.stockImages.fetch(viewer, body.id), (row) => showRow(shop, viewer, artwork, row)),
  }),
]
