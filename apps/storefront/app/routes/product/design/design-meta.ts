import type { MetaFunction } from '@remix-run/node'
import { pageMeta, titleOf } from '../../../parts/page/meta.ts'
import type { loadDesign } from './load-design.server.ts'
import { designTitle, yourProduct } from '../../../messages/configurator.ts'
import * as messages from '../../../messages/design-tool.ts'

/** Metadata of the page of a saved design, which is private to its owner and hidden from search engines. */
export const designMeta: MetaFunction<ReturnType<typeof loadDesign>> = ({ data, location, matches }) =>
  pageMeta({
    matches,
    title: titleOf(designTitle(data?.page.product.name ?? yourProduct), matches),
    description: messages.description,
    publicUrl: undefined,
    path: location.pathname,
    hidden: true,
  })
