import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { drawingOf } from './guide/guide-drawing.server.ts'
import { GuidelinesView } from './guide/guidelines-view.tsx'
import { helpMeta } from './page/help-meta.ts'
import * as messages from '../../messages/guides.ts'

export async function loader({ context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) {
  const { rules, products } = await shop.guides.guidelines(viewer)
  return { rules, products, drawing: drawingOf({ shape: 'circle', width: 2, height: 2, rules }), publicUrl }
}

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument
export const meta = helpMeta('artworkGuide', messages.title, messages.description)

export default function ArtworkGuide() {
  return <GuidelinesView {...useLoaderData<typeof loader>()} />
}
