import type { LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'
import { cardResponse } from './card-response.ts'

/** A product's social card, a JPEG of 1200 × 630 pixels (SEO-8). */
export async function loader({ params, context: { shop } }: LoaderFunctionArgs) {
  const { productClass, slug } = paramsOf('card', params)
  return cardResponse(await shop.browse.card(productClass, slug))
}
