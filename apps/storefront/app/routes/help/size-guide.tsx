import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { scaleFrom } from './sizes/scale.ts'
import { SizesView } from './sizes/sizes-view.tsx'
import * as messages from '../../messages/materials.ts'

export const loader = ({ request, context: { publicUrl } }: LoaderFunctionArgs) => ({
  scale: scaleFrom(new URL(request.url).searchParams),
  publicUrl,
})

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    matches,
    title: titleOf(messages.sizeTitle, matches),
    description: messages.sizeDescription,
    publicUrl: data?.publicUrl,
    path: urlFor('sizeGuide'),
  })

export default function SizeGuide() {
  return <SizesView scale={useLoaderData<typeof loader>().scale} />
}
