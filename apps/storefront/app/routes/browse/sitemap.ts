import type { LoaderFunctionArgs } from '@remix-run/node'
import { urlFor } from '../../links/url-for.ts'

/** A sitemap holds at most 50,000 addresses: home, and as many others. */
const AT_MOST = 49_999

/** Every published page for search engines: home, categories and the products on them. */
export async function loader({ context: { shop, publicUrl } }: LoaderFunctionArgs) {
  const paths = [urlFor('home'), ...(await shop.browse.publishedPaths(AT_MOST))]
  const urls = paths.map((path) => `  <url><loc>${escape(publicUrl + path)}</loc></url>`)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(xml.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
