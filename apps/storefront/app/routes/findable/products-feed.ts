import type { LoaderFunctionArgs } from '@remix-run/node'
import { merchantFeedOf } from './merchant-feed.ts'
import { inLargerPieces, streamed, XML } from './xml.ts'

/** The published products for merchants, as they come from the database; `?currency=EUR`: in another currency the shop sells in (SEO-6). */
export async function loader({ request, context: { shop, publicUrl } }: LoaderFunctionArgs) {
  const settings = await shop.settings.shown()
  const currency = new URL(request.url).searchParams.get('currency')
  const products = shop.browse.feed(currency === null ? {} : { currency })
  return streamed(
    inLargerPieces(merchantFeedOf(products, { shop: settings, publicUrl, namesCurrency: currency !== null })),
    XML,
  )
}
