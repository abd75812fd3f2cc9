import { listsIn } from '@kisscut/shop'
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { openAsDocument, READ_ONLY } from '../../parts/page/own-scripts.ts'
import { CategoryView } from './category/category-view.tsx'
import { categoryMeta } from './category/category-meta.ts'
import { toShownPages } from './to-shown-pages.ts'
import { valueOr404 } from './value-or-404.ts'

/** A category by its slug; redirects permanently to the category's own path if it has one. */
export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { slug } = paramsOf('categoryById', params)
  const page = valueOr404(await shop.browse.categoryBySlug(viewer, slug, new URL(request.url).searchParams))
  if (page.url !== urlFor('categoryById', { slug })) throw redirect(page.url, 301)
  toShownPages(request, listsIn(page.blocks))
  return { page, publicUrl }
}

export const handle = READ_ONLY
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  categoryMeta(data, error, matches)

export default function CategoryById() {
  const { page } = useLoaderData<typeof loader>()
  return <CategoryView page={page} />
}
