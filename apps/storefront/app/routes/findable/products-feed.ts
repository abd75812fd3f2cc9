import type { LoaderFunctionArgs } from '@remix-run/node'
import { merchantFeedOf } from './merchant-feed.ts'
import { inLargerPieces, streamed, XML } from './xml.ts'

/** The published products for merchants, as they come from the database (SEO-6). */
export async function loader({ context: { shop, publicUrl } }: LoaderFunctionArgs) {
  const settings = await shop.settings.shown()
  return streamed(inLargerPieces(merchantFeedOf(shop.browse.feed(), settings, publicUrl)), XML)
}
