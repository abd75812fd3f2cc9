import type { LoaderFunctionArgs } from '@remix-run/node'
import { urlFor } from '../../links/url-for.ts'

/** Search engines may crawl the catalog, but not carts, files and configured products. */
export function loader({ context: { publicUrl } }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    `Disallow: ${urlFor('cart')}`,
    `Disallow: ${urlFor('search')}`,
    'Disallow: /account/',
    'Disallow: /admin/',
    `Disallow: ${urlFor('designs')}`,
    'Disallow: /products/admin-edit/',
    'Disallow: /files/',
    'Disallow: /*/api/',
    'Disallow: /*/setup-edit/',
    'Disallow: /*/edit/',
    'Disallow: /*/upload/',
    'Disallow: /*/finalize/',
    '',
    `Sitemap: ${publicUrl}${urlFor('sitemap')}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
