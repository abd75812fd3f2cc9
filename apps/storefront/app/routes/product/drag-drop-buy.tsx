import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CONFIGURED_FIELD } from '@kisscut/shop/tool-pages'
import { carriedQuery } from '../../links/carried-query.ts'
import { paramsOf } from '../../links/url-for.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { StripView } from './drag-drop-buy/strip-view.tsx'
import { productMeta } from './product-meta.ts'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath, slug } = paramsOf('dragDropBuy', params)
  const query = new URL(request.url).searchParams
  const [found, { fonts, colors }] = await Promise.all([
    shop.dragDropBuy.page(viewer, categoryPath, slug, query.get(CONFIGURED_FIELD), query),
    shop.design.library.open(),
  ])
  const { page, strip } = valueOr404(found)
  return { page, strip, library: { fonts, colors }, publicUrl, search: carriedQuery(request.url) }
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const described = productMeta(data, 'dragDropBuy', matches)
  // What was put together is its owner's alone.
  return data?.strip.id == null ? described : [...described, { name: 'robots', content: 'noindex' }]
}

export default function DragDropBuy() {
  const { page, strip, library, search } = useLoaderData<typeof loader>()
  return <StripView page={page} strip={strip} library={library} search={search} />
}
