import type { LoaderFunctionArgs } from '@remix-run/node'

/** The sitemap with every published page; for a large shop the index of its files (SEO-5). */
export const loader = ({ request, context: { published } }: LoaderFunctionArgs) =>
  published.sitemap(request, null)
