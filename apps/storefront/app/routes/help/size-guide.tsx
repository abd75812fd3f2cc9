import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { scaleFrom } from './sizes/scale.ts'
import { SizesView } from './sizes/sizes-view.tsx'
import { helpMeta } from './page/help-meta.ts'
import * as messages from '../../messages/materials.ts'

export const loader = ({ request, context: { publicUrl } }: LoaderFunctionArgs) => ({
  scale: scaleFrom(new URL(request.url).searchParams),
  publicUrl,
})

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = helpMeta('sizeGuide', messages.sizeTitle, messages.sizeDescription)

export default function SizeGuide() {
  return <SizesView scale={useLoaderData<typeof loader>().scale} />
}
