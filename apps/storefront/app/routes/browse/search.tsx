import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { missingMeta, pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, READ_ONLY } from '../../parts/page/own-scripts.ts'
import { toShownPages } from './to-shown-pages.ts'
import { SearchView } from './search/search-view.tsx'
import * as messages from '../../messages/search.ts'

/**
 * The query is `q`, besides a category's facets, sort order and page; `q` is passed on to the product and the cart
 * (CART-1, PAGE-19).
 */
export async function loader({ request, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const found = await shop.browse.search(viewer, searchParams)
  toShownPages(request, [found.list])
  return { found, publicUrl }
}

export const handle = READ_ONLY
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? pageMeta({
        matches,
        title: titleOf(messages.titleOf(data.found.question), matches),
        description: messages.description,
        publicUrl: data.publicUrl,
        path: urlFor('search'),
        hidden: true,
      })
    : missingMeta(error, matches)

export default function Search() {
  const { found } = useLoaderData<typeof loader>()
  return <SearchView found={found} />
}
