import { fieldsOfForm } from '@kisscut/core/configuration'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { designPageOf } from '@kisscut/shop/tool-pages'
import { paramsOf } from '../../links/url-for.ts'
import { documentHeaders } from '../../parts/form/responses.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { productMeta } from './product-meta.ts'
import { saveAndGoOn } from './setup/save-and-go-on.ts'
import { stockHeaders } from './stock-headers.ts'
import { SoldAsItIsView } from './setup/sold-as-it-is-view.tsx'
import { SetupView } from './setup/setup-view.tsx'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath, slug } = paramsOf('setup', params)
  const query = new URL(request.url).searchParams
  const page = valueOr404(await shop.browse.product(viewer, categoryPath, slug, query))
  const isDesigned = designPageOf(page.product.toolType) !== 'upload'
  const samples = isDesigned ? await shop.design.samples(viewer, page.product.id) : []
  return data({ page, publicUrl, samples }, { headers: stockHeaders(page) })
}

/** Saves the form, sent without scripts, and redirects to the design. */
export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const { categoryPath, slug } = paramsOf('setup', params)
  const form = fieldsOfForm(await request.formData())
  const page = valueOr404(await shop.browse.product(viewer, categoryPath, slug, form))
  return saveAndGoOn(shop, viewer, page, form, new URL(request.url))
}

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => productMeta(data, 'setup', matches)

export default function Setup() {
  const { page: loaded, samples } = useLoaderData<typeof loader>()
  const { errors = [], page: sent, isStale } = useActionData<typeof action>() ?? {}
  const page = sent ?? loaded
  if (page.product.takesNoArtwork) return <SoldAsItIsView page={page} errors={errors} />
  return <SetupView key={page.product.id} page={page} errors={errors} isStale={isStale} samples={samples} />
}
