import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CONFIGURED_FIELD } from '@kisscut/shop/tool-pages'
import { carriedQuery } from '../../links/carried-query.ts'
import { paramsOf } from '../../links/url-for.ts'
import { documentHeaders } from '../../parts/form/responses.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { StripView } from './drag-drop-buy/strip-view.tsx'
import { productMeta } from './product-meta.ts'
import { stockHeaders } from './stock-headers.ts'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath, slug } = paramsOf('dragDropBuy', params)
  const query = new URL(request.url).searchParams
  const [found, { fonts, colors }] = await Promise.all([
    shop.dragDropBuy.page(viewer, categoryPath, slug, query.get(CONFIGURED_FIELD), query),
    shop.design.library.open(),
  ])
  const { page, strip } = valueOr404(found)
  const search = carriedQuery(request.url)
  return data({ page, strip, library: { fonts, colors }, publicUrl, search }, { headers: stockHeaders(page) })
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const described = productMeta(data, 'dragDropBuy', matches)
  // A saved strip is private to its owner.
  return data?.strip.id == null ? described : [...described, { name: 'robots', content: 'noindex' }]
}

export default function DragDropBuy() {
  const { page, strip, library, search } = useLoaderData<typeof loader>()
  return <StripView page={page} strip={strip} library={library} search={search} />
}
