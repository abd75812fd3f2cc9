import type { LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'
import { valueOr404 } from '../browse/value-or-404.ts'

/** Its address names what it is made of. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The picture of a product or a category as social networks show it, JPEG of 1200 by 630 pixels (SEO-8). */
export async function loader({ params, context: { shop } }: LoaderFunctionArgs) {
  const { productClass, slug } = paramsOf('card', params)
  const card = valueOr404(await shop.browse.card(productClass, slug))
  return new Response(card as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(card.byteLength),
      'cache-control': FOR_GOOD,
      'x-content-type-options': 'nosniff',
    },
  })
}
