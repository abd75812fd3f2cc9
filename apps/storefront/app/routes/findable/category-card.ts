import type { LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'
import { cardResponse } from './card-response.ts'

/** A category's social card, a JPEG of 1200 × 630 pixels (SEO-8). */
export async function loader({ params, context: { shop } }: LoaderFunctionArgs) {
  const { categoryPath } = paramsOf('categoryCard', params)
  return cardResponse(await shop.browse.card('category', categoryPath))
}
