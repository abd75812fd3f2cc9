import type { PublishedPage, SitemapEntry } from '@kisscut/shop'
import { urlFor } from '../../links/url-for.ts'
import { xmlText } from './xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** Maximum size of an entry in bytes, which with `SITEMAP_PART` entries keeps a file within 50 MB. SEO-5. */
export const ENTRY_BYTES = 1200

/** Pages for search engines without a record of their own. */
const PAGES = ['home', 'contact', 'quoteForm', 'artworkGuide', 'materials', 'sizeGuide'] as const

/** A page of the sitemap; without a date if it has no record. */
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

/** The index, if there are several files. */
const INDEX = 'index'

/** A piece of a file: of a numbered one, or of the index. */
export interface SitemapPiece {
  readonly file: string
  readonly text: string
}

const partUrl = (part: number) => urlFor('sitemapPart', { part: String(part) })

/** The files of the sitemap, one after the other; the first begins with the shop's own pages. SEO-5. */
export async function* sitemapFiles(
  entries: AsyncIterable<SitemapEntry>,
  publicUrl: string,
): AsyncGenerator<SitemapPiece> {
  const head = `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${IMAGES}">\n`
  const tail = '</urlset>\n'
  let at = 1
  const piece = (text: string): SitemapPiece => ({ file: String(at), text })
  const ofIndex = (text: string): SitemapPiece => ({ file: INDEX, text })
  yield piece(head)
  for (const page of PAGES) yield piece(entryOf({ url: urlFor(page) }, publicUrl))
  for await (const { part, page } of entries) {
    if (part !== at) {
      yield piece(tail)
      at = part
      yield piece(head)
    }
    yield piece(entryOf(page, publicUrl))
  }
  yield piece(tail)
  if (at === 1) return
  yield ofIndex(`${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n`)
  for (let part = 1; part <= at; part += 1)
    yield ofIndex(`<sitemap><loc>${xmlText(publicUrl + partUrl(part))}</loc></sitemap>\n`)
  yield ofIndex('</sitemapindex>\n')
}
