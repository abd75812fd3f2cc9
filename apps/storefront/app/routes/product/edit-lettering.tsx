import { useLoaderData } from '@remix-run/react'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { designMeta } from './design/design-meta.ts'
import { DesignView } from './design/design-view.tsx'
import { loadDesign } from './design/load-design.server.ts'

export const loader = loadDesign('editLettering')

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta = designMeta

export default function EditLettering() {
  const { page, tool, search } = useLoaderData<typeof loader>()
  return <DesignView tool="lettering" page={page} start={tool} search={search} />
}
