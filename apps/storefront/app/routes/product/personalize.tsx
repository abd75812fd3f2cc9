import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { firstPageOf } from '@kisscut/shop/tool-pages'
import { carriedQuery } from '../../links/carried-query.ts'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { breadcrumbData, productData } from '../../parts/page/structured-data.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { toolOf } from './design/tool.server.ts'
import { DesignView } from './design/design-view.tsx'
import { notFoundTitle } from '../../messages/shell.tsx'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const place = paramsOf('personalize', params)
  const query = new URL(request.url).searchParams
  const page = valueOr404(await shop.browse.product(viewer, place.categoryPath, place.slug, query))
  const tool = firstPageOf(page.product.toolType) === 'personalize' ? await toolOf(shop, viewer, page) : null
  if (tool === null) throw redirect(urlFor('setup', place) + carriedQuery(request.url))
  return { page, tool, publicUrl, search: carriedQuery(request.url) }
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: titleOf(notFoundTitle, matches) }]
  const { page, publicUrl } = data
  const path = urlFor('personalize', { categoryPath: page.categoryPath, slug: page.product.slug })
  return [
    ...pageMeta({
      matches,
      title: titleOf(page.metaTitle, matches),
      description: page.metaDescription,
      publicUrl,
      path,
      picture: page.picture?.url,
    }),
    productData(page, path, publicUrl, matches),
    breadcrumbData([...page.breadcrumbs, { name: page.product.name, url: path }], publicUrl),
  ]
}

export default function Personalize() {
  const { page, tool, search } = useLoaderData<typeof loader>()
  return <DesignView tool="advanced" page={page} start={tool} search={search} />
}
