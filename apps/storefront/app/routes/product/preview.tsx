import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { firstPageOf } from '@kisscut/shop/tool-pages'
import { carriedQuery } from '../../links/carried-query.ts'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { productMeta } from './product-meta.ts'
import { toolOf } from './design/tool.server.ts'
import { DesignView } from './design/design-view.tsx'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const place = paramsOf('preview', params)
  const query = new URL(request.url).searchParams
  const page = valueOr404(await shop.browse.product(viewer, place.categoryPath, place.slug, query))
  const tool = firstPageOf(page.product.toolType) === 'preview' ? await toolOf(shop, viewer, page) : null
  if (tool === null) throw redirect(urlFor('setup', place) + carriedQuery(request.url))
  return { page, tool, publicUrl, search: carriedQuery(request.url) }
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => productMeta(data, 'preview', matches)

export default function Preview() {
  const { page, tool, search } = useLoaderData<typeof loader>()
  return <DesignView tool="preview" page={page} start={tool} search={search} />
}
