import type { LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'
import { cardResponse } from './card-response.ts'

/** The picture of a category as social networks show it, JPEG of 1200 by 630 pixels (SEO-8). */
export async function loader({ params, context: { shop } }: LoaderFunctionArgs) {
  const { categoryPath } = paramsOf('categoryCard', params)
  return cardResponse(await shop.browse.card('category', categoryPath))
}
