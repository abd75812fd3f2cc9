import type { LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'
import { pagesOfSitemap } from './pages-of-sitemap.ts'
import { sitemapOf } from './sitemap-xml.ts'
import { inLargerPieces, streamed, XML } from './xml.ts'

/** One file of the sitemap, as it comes from the database (SEO-5). */
export async function loader({ params, context: { shop, publicUrl } }: LoaderFunctionArgs) {
  const { part } = paramsOf('sitemapPart', params)
  const isNumber = /^[1-9]\d{0,5}$/.test(part)
  if (!isNumber || Number(part) > (await shop.browse.sitemapParts()))
    throw new Response(null, { status: 404 })
  return streamed(inLargerPieces(sitemapOf(pagesOfSitemap(shop.browse, Number(part)), publicUrl)), XML)
}
