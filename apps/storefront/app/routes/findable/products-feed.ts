import type { LoaderFunctionArgs } from '@remix-run/node'

/** The published products for merchants; `?currency=EUR` selects another currency of the shop (SEO-6). */
export const loader = ({ request, context: { published } }: LoaderFunctionArgs) =>
  published.feed(request, new URL(request.url).searchParams.get('currency'))
