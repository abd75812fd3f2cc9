import { TYPED_UNIT } from '@kisscut/core/configuration'
import { parseSides } from '@kisscut/core/size'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paramsOf, urlFor } from '../../links/url-for.ts'
import { missingMeta, pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { textOf } from '../../parts/configurator/size/side-text.ts'
import { valueOr404 } from '../browse/value-or-404.ts'
import { drawingOf } from './guide/guide-drawing.server.ts'
import { GuideView } from './guide/guide-view.tsx'
import * as messages from '../../messages/guides.ts'

export async function loader({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const place = paramsOf('guide', params)
  const query = new URL(request.url).searchParams
  const page = valueOr404(await shop.guides.page(viewer, place.categoryPath, place.slug, query))
  const { size } = parseSides(page.width, page.height)
  const isSound = size !== null && Object.keys(page.errors).length === 0
  const drawing = isSound ? drawingOf({ ...size, shape: page.shape, rules: page.rules }) : null
  const typed = {
    unitField: TYPED_UNIT,
    width: textOf(page.width, viewer.unit),
    height: textOf(page.height, viewer.unit),
  }
  return { place, page, typed, drawing, publicUrl }
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? pageMeta({
        matches,
        title: titleOf(messages.templateOf(data.page.name), matches),
        description: messages.templateDescription(data.page.name),
        publicUrl: data.publicUrl,
        path: urlFor('guide', data.place),
      })
    : missingMeta(error, matches)

export default function Guide() {
  return <GuideView {...useLoaderData<typeof loader>()} />
}
