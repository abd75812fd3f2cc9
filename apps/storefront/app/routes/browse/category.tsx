import { listsIn } from '@kisscut/shop'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paramsOf } from '../../links/url-for.ts'
import { openAsDocument, READ_ONLY } from '../../parts/page/own-scripts.ts'
import { categoryMeta } from './category/category-meta.ts'
import { CategoryView } from './category/category-view.tsx'
import { toShownPages } from './to-shown-pages.ts'
import { valueOr404 } from './value-or-404.ts'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath } = paramsOf('category', params)
  const page = valueOr404(await shop.browse.category(viewer, categoryPath, new URL(request.url).searchParams))
  toShownPages(request, listsIn(page.blocks))
  return { page, publicUrl }
}

export const handle = READ_ONLY
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  categoryMeta(data, error, matches)

export default function Category() {
  const { page } = useLoaderData<typeof loader>()
  return <CategoryView page={page} />
}
