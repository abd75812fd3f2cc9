import type { LoaderFunctionArgs } from '@remix-run/node'
import { urlFor } from '../../links/url-for.ts'
import { pagesOfSitemap } from './pages-of-sitemap.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap-xml.ts'
import { inLargerPieces, streamed, XML } from './xml.ts'

/** Every published page for search engines; of a large shop the list of the files that list them (SEO-5). */
export async function loader({ context: { shop, publicUrl } }: LoaderFunctionArgs) {
  const parts = await shop.browse.sitemapParts()
  const files = Array.from({ length: parts }, (_, at) => urlFor('sitemapPart', { part: String(at + 1) }))
  const xml =
    parts === 1 ? sitemapOf(pagesOfSitemap(shop.browse, 1), publicUrl) : sitemapIndexOf(files, publicUrl)
  return streamed(inLargerPieces(xml), XML)
}
