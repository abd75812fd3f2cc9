import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { documentHeaders } from '../../parts/form/responses.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { productMeta } from './product-meta.ts'
import { DesignView } from './design/design-view.tsx'
import { loadNewDesign } from './design/load-design.server.ts'

export const loader = loadNewDesign('personalize')

export const headers = documentHeaders
export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  productMeta(data, 'personalize', matches)

export default function Personalize() {
  const { page, tool, search } = useLoaderData<typeof loader>()
  return <DesignView tool="advanced" page={page} start={tool} search={search} />
}
