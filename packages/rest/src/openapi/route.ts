import { OPEN } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { openApiDocument } from './document.ts'

/** The description is written once, with the first request. */
export const openApiRoute = (routes: readonly AnyRoute[]): AnyRoute => {
  let text: string | null = null
  const own: AnyRoute = route({
    method: 'GET',
    path: '/openapi.json',
    policy: OPEN,
    summary: 'This description.',
    success: {},
    handle: () => {
      text ??= JSON.stringify(openApiDocument([...routes, own]))
      return new Response(text, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'max-age=300',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  })
  return own
}
