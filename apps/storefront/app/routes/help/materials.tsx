import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { MaterialsView } from './materials/materials-view.tsx'
import * as messages from '../../messages/materials.ts'

export const loader = async ({ context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) => ({
  materials: await shop.materials.list(viewer),
  samples: await shop.materials.samples(viewer),
  publicUrl,
})

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    matches,
    title: titleOf(messages.title, matches),
    description: messages.description,
    publicUrl: data?.publicUrl,
    path: urlFor('materials'),
  })

export default function Materials() {
  const { materials, samples } = useLoaderData<typeof loader>()
  return <MaterialsView materials={materials} samples={samples} />
}
