import { fieldsOfForm } from '@kisscut/core/configuration'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { saveAndGoOn } from './setup/save-and-go-on.ts'
import { SoldAsItIsView } from './setup/sold-as-it-is-view.tsx'
import { SetupView } from './setup/setup-view.tsx'
import { detailsTitle, yourProduct } from '../../messages/configurator.ts'

export async function loader({ request, params, context: { shop, viewer } }: LoaderFunctionArgs) {
  const { categoryPath, slug, configuredId } = paramsOf('setupEdit', params)
  const query = new URL(request.url).searchParams
  const page = valueOr404(await shop.configure.page(viewer, categoryPath, slug, configuredId, query))
  // The details agreed in a quote can't be changed. QUOTE-5.
  if (page.configured.configuration.agreed)
    throw redirect(urlFor('upload', { categoryPath, slug, configuredId }))
  return { page }
}

export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const { categoryPath, slug, configuredId } = paramsOf('setupEdit', params)
  const form = fieldsOfForm(await request.formData())
  const page = valueOr404(await shop.configure.page(viewer, categoryPath, slug, configuredId, form))
  return saveAndGoOn(shop, viewer, page, form, new URL(request.url))
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  pageMeta({
    matches,
    title: titleOf(detailsTitle(data?.page.product.name ?? yourProduct), matches),
    description: data?.page.metaDescription ?? '',
    publicUrl: undefined,
    path: location.pathname,
    hidden: true,
  })

export default function SetupEdit() {
  const { page: loaded } = useLoaderData<typeof loader>()
  const { errors = [], page: sent, isStale } = useActionData<typeof action>() ?? {}
  const page = sent ?? loaded
  if (page.product.takesNoArtwork) return <SoldAsItIsView page={page} errors={errors} />
  return <SetupView key={loaded.configured.id} page={page} errors={errors} isStale={isStale} />
}
