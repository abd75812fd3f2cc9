import { fieldsOfForm, pickSteps } from '@kisscut/core/configuration'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CONFIGURED_FIELD } from '@kisscut/shop/tool-pages'
import { carriedQuery } from '../../links/carried-query.ts'
import { paramsOf } from '../../links/url-for.ts'
import { documentHeaders } from '../../parts/form/responses.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { ClipartView } from './clipart/clipart-view.tsx'
import { orderForm } from './clipart/order-form.server.ts'
import { productMeta } from './product-meta.ts'
import { stockHeaders } from './stock-headers.ts'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath, slug } = paramsOf('clipart', params)
  const query = new URL(request.url).searchParams
  const found = await shop.clipart.page(viewer, categoryPath, slug, query.get(CONFIGURED_FIELD), query)
  const shown = valueOr404(found)
  const headers = stockHeaders(shown.page)
  return data({ ...shown, publicUrl, search: carriedQuery(request.url) }, { headers })
}

/** Saves the form, sent without scripts, and adds the product to the cart. */
export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const { categoryPath, slug } = paramsOf('clipart', params)
  const form = fieldsOfForm(await request.formData())
  const found = await shop.clipart.page(viewer, categoryPath, slug, form.get(CONFIGURED_FIELD), form)
  const { page, start } = valueOr404(found)
  const change = pickSteps(page.configuration, 'details')
  const ordered = await orderForm(shop, viewer, { page, start, change, form, here: new URL(request.url) })
  return 'url' in ordered ? redirect(ordered.url, 303) : ordered
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const described = productMeta(data, 'clipart', matches)
  // A saved configuration is private to its owner.
  return data?.start.id == null ? described : [...described, { name: 'robots', content: 'noindex' }]
}

export default function Clipart() {
  const shown = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? []
  return <ClipartView {...shown} errors={errors} />
}
