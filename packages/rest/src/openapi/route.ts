import { OPEN } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'
import type { Description } from './description.ts'

export const openApiRoute = ({ text }: Description): AnyRoute =>
  route({
    method: 'GET',
    path: '/openapi.json',
    policy: OPEN,
    summary: 'This description.',
    success: {},
    handle: async () =>
      new Response(await text(), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'max-age=300',
          'x-content-type-options': 'nosniff',
        },
      }),
  })
