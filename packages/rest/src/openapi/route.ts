import { JSON_HEADERS } from '../http/responses.ts'
import { OPEN } from '../http/policy.ts'
import { packing } from '../http/packing.ts'
import { route, type AnyRoute } from '../http/route.ts'
import type { Description } from './description.ts'

export const openApiRoute = ({ text, packed }: Description): AnyRoute =>
  route({
    method: 'GET',
    path: '/openapi.json',
    policy: OPEN,
    summary: 'This description.',
    success: {},
    handle: async () => {
      const headers = { ...JSON_HEADERS, 'cache-control': 'max-age=300' }
      return packing(new Response(await text(), { headers }), await packed())
    },
  })
