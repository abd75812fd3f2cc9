import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta, titleOf } from '../../parts/page/meta.ts'
import { openAsDocument, OWN_SCRIPTS } from '../../parts/page/own-scripts.ts'
import { DesignView } from './design/design-view.tsx'
import { loadDesign } from './design/load-design.server.ts'
import { designTitle, yourProduct } from '../../messages/configurator.ts'
import * as messages from '../../messages/design-tool.ts'

export const loader = loadDesign('editAdvanced')

export const handle = OWN_SCRIPTS
export const clientLoader = openAsDocument

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  pageMeta({
    matches,
    title: titleOf(designTitle(data?.page.product.name ?? yourProduct), matches),
    description: messages.description,
    publicUrl: undefined,
    path: location.pathname,
    hidden: true,
  })

export default function EditAdvanced() {
  const { page, tool, search } = useLoaderData<typeof loader>()
  return <DesignView tool="advanced" page={page} start={tool} search={search} />
}
