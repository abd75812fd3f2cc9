import type { PublishedPage } from '@kisscut/shop'
import { xmlText } from './xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** Bytes of one entry, at most; with the number of entries (`SITEMAP_PART`) they keep a file within 50 MB. SEO-5. */
export const ENTRY_BYTES = 1200

/** A page of the sitemap; one that the shop has no record of has no day. */
type Entry = Pick<PublishedPage, 'url'> & Partial<PublishedPage>

const entryOf = ({ url, changed, picture }: Entry, publicUrl: string): string => {
  const image = picture
    ? `<image:image><image:loc>${xmlText(new URL(picture, publicUrl).href)}</image:loc></image:image>`
    : ''
  const day = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  const withImage = (shown: string) => `<url><loc>${xmlText(publicUrl + url)}</loc>${day}${shown}</url>\n`
  const entry = withImage(image)
  return Buffer.byteLength(entry) <= ENTRY_BYTES ? entry : withImage('')
}

/** A file of pages. */
export async function* sitemapOf(pages: AsyncIterable<Entry>, publicUrl: string): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${IMAGES}">\n`
  for await (const page of pages) yield entryOf(page, publicUrl)
  yield '</urlset>\n'
}

/** The list of such files. */
export async function* sitemapIndexOf(paths: readonly string[], publicUrl: string): AsyncGenerator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n`
  for (const path of paths) yield `<sitemap><loc>${xmlText(publicUrl + path)}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}
