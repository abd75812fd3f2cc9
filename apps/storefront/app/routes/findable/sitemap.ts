import type { LoaderFunctionArgs } from '@remix-run/node'

/** Every published page for search engines; of a large shop the list of the files that list them (SEO-5). */
export const loader = ({ request, context: { published } }: LoaderFunctionArgs) =>
  published.sitemap(request, null)
