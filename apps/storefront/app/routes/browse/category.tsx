import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paramsOf } from '../../links/url-for.ts'
import { pageMeta } from '../../parts/page/meta.ts'
import { CategoryView } from './category/category-view.tsx'
import { valueOr404 } from './value-or-404.ts'

export async function loader({ params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath } = paramsOf('category', params)
  return { page: valueOr404(await shop.browse.category(viewer, categoryPath)), publicUrl }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: data.page.metaTitle || `${data.page.name} · Kisscut`,
        description: data.page.metaDescription || data.page.description,
        publicUrl: data.publicUrl,
        path: data.page.url,
        picture: data.page.products[0]?.picture?.url,
      })
    : [{ title: 'Page not found · Kisscut' }]

export default function Category() {
  const { page } = useLoaderData<typeof loader>()
  return <CategoryView page={page} />
}
