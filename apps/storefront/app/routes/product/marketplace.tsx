import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { documentHeaders } from '../../parts/form/responses.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { loadArtworkPage, orderArtwork } from './artwork/artwork-route.server.ts'
import { ArtworkView } from './artwork/artwork-view.tsx'
import { productMeta } from './product-meta.ts'

export const loader = (args: LoaderFunctionArgs) => loadArtworkPage('marketplace', args)
export const action = (args: ActionFunctionArgs) => orderArtwork('marketplace', args)

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const described = productMeta(data, 'marketplace', matches)
  // A saved configuration is private to its owner.
  return data?.artwork.id == null ? described : [...described, { name: 'robots', content: 'noindex' }]
}

export default function Marketplace() {
  const { page, artwork } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? []
  return <ArtworkView key={page.product.id} page={page} artwork={artwork} errors={errors} />
}
