import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { MaterialsView } from './materials/materials-view.tsx'
import { helpMeta } from './page/help-meta.ts'
import * as messages from '../../messages/materials.ts'

export const loader = async ({ context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) => ({
  materials: await shop.materials.list(viewer),
  samples: await shop.materials.samples(viewer),
  publicUrl,
})

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = helpMeta('materials', messages.title, messages.description)

export default function Materials() {
  const { materials, samples } = useLoaderData<typeof loader>()
  return <MaterialsView materials={materials} samples={samples} />
}
