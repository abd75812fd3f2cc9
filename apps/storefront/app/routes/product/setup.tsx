import { fieldsOfForm } from '@kisscut/core/configuration'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { breadcrumbData, productData } from '../../parts/page/structured-data.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { saveAndGoOn } from './setup/save-and-go-on.ts'
import { SetupView } from './setup/setup-view.tsx'
import { notFoundTitle } from '../../messages/shell.tsx'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath, slug } = paramsOf('setup', params)
  const query = new URL(request.url).searchParams
  const page = valueOr404(await shop.browse.product(viewer, categoryPath, slug, query))
  return { page, publicUrl }
}

/** The form, sent without scripts: saved, and on to the design. */
export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const { categoryPath, slug } = paramsOf('setup', params)
  const form = fieldsOfForm(await request.formData())
  const page = valueOr404(await shop.browse.product(viewer, categoryPath, slug, form))
  return saveAndGoOn(shop, viewer, page, form, new URL(request.url))
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: titleOf(notFoundTitle, matches) }]
  const { page, publicUrl } = data
  const path = urlFor('setup', { categoryPath: page.categoryPath, slug: page.product.slug })
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

export default function Setup() {
  const { page } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? []
  return <SetupView key={page.product.id} page={page} errors={errors} />
}
