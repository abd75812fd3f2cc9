import { OPEN } from '../http/policy.ts'
import { route, type AnyRoute } from '../http/route.ts'
import { openApi } from './openapi.ts'

/** The description is made once, when first asked for. */
export const openApiRoute = (routes: readonly AnyRoute[]): AnyRoute => {
  let text: string | null = null
  return route({
    method: 'GET',
    path: '/openapi.json',
    policy: OPEN,
    summary: 'This description.',
    answer: () => {
      text ??= JSON.stringify(openApi(routes))
      return new Response(text, {
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'max-age=300' },
      })
    },
  })
}
