import type { Shop } from '@kisscut/shop'
import { urlFor } from '../../links/url-for.ts'

/** Pages to be read that no record stands for. */
const PAGES = ['home', 'contact', 'quoteForm', 'artworkGuide', 'materials', 'sizeGuide'] as const

/** What one file of the sitemap lists; the first begins with the pages of the shop itself. */
export async function* pagesOfSitemap(browse: Shop['browse'], part: number) {
  if (part === 1) for (const page of PAGES) yield { url: urlFor(page) }
  yield* browse.sitemapPart(part)
}
