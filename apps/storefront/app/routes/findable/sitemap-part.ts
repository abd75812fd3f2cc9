import type { LoaderFunctionArgs } from '@remix-run/node'
import { paramsOf } from '../../links/url-for.ts'

/** One file of the sitemap (SEO-5). */
export const loader = ({ request, params, context: { published } }: LoaderFunctionArgs) =>
  published.sitemap(request, paramsOf('sitemapPart', params).part)
