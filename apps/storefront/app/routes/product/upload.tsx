import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { unlessColors } from './unless-colors.ts'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { guideUrl } from './guide-url.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { unlessSoldAsItIs } from './unless-sold-as-it-is.server.ts'
import { linesOf, preflightOf } from './press-room.server.ts'
import { carriedQuery } from '../../links/carried-query.ts'
import { colorsOf } from '../../parts/configurator/design-step/colors.ts'
import { stillScene } from './upload/still-scene.server.ts'
import { readDesignForm } from './upload/read-forms.server.ts'
import { UploadView } from './upload/upload-view.tsx'
import { designTitle, yourProduct } from '../../messages/configurator.ts'
import * as messages from '../../messages/upload.ts'

const NO_FIELDS = new URLSearchParams()

export async function loader({ request, params, context: { shop, viewer } }: LoaderFunctionArgs) {
  const { categoryPath, slug, configuredId } = paramsOf('upload', params)
  const [found, lines, preflight] = await Promise.all([
    shop.configure.page(viewer, categoryPath, slug, configuredId, NO_FIELDS),
    linesOf(shop, viewer, configuredId),
    preflightOf(shop, viewer, configuredId),
  ])
  const search = carriedQuery(request.url)
  const page = unlessSoldAsItIs(valueOr404(found), { categoryPath, slug, configuredId }, search)
  const still = stillScene(page.configured, lines, colorsOf(new URL(request.url).searchParams))
  return { page, lines, still, preflight, search, guide: guideUrl(page) }
}

export const shouldRevalidate = unlessColors

/** Handles the page's plain forms. */
export async function action({ request, params, context: { shop, viewer } }: ActionFunctionArgs) {
  const place = paramsOf('upload', params)
  const rejected = await readDesignForm(shop, viewer, place.configuredId, request)
  return rejected.length > 0
    ? { rejected }
    : redirect(urlFor('upload', place) + carriedQuery(request.url), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  pageMeta({
    matches,
    title: titleOf(designTitle(data?.page.product.name ?? yourProduct), matches),
    description: messages.description,
    publicUrl: undefined,
    path: location.pathname,
    hidden: true,
  })

export default function Upload() {
  const { page, lines, still, preflight, search, guide } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>()?.rejected ?? []
  return (
    <UploadView
      guide={guide}
      key={page.configured.id}
      page={page}
      lines={lines}
      still={still}
      preflight={preflight}
      rejected={rejected}
      search={search}
    />
  )
}
