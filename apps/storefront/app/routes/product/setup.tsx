import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { inInches } from '../../parts/configurator/form-fields.ts'
import { pageMeta } from '../../parts/page/meta.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { saveAndGoOn } from './setup/save-and-go-on.ts'
import { SetupView } from './setup/setup-view.tsx'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { categoryPath, slug } = paramsOf('setup', params)
  const query = inInches(new URL(request.url).searchParams, viewer.locale)
  const page = valueOr404(await shop.browse.product(viewer, categoryPath, slug, query))
  return { page, publicUrl }
}

/** The form, sent without scripts: saved, and on to the design. */
export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const { categoryPath, slug } = paramsOf('setup', params)
  const form = inInches(await request.formData(), viewer.locale)
  const page = valueOr404(await shop.browse.product(viewer, categoryPath, slug, form))
  return saveAndGoOn(shop, viewer, page, form, new URL(request.url))
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: `${data.page.metaTitle} · Kisscut`,
        description: data.page.metaDescription,
        publicUrl: data.publicUrl,
        path: urlFor('setup', { categoryPath: data.page.categoryPath, slug: data.page.product.slug }),
      })
    : [{ title: 'Page not found · Kisscut' }]

export default function Setup() {
  const { page } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused ?? []
  return <SetupView key={page.product.id} page={page} refused={refused} />
}
