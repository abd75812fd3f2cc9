import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { carriedQuery } from '../../../links/carried-query.ts'
import { paramsOf, urlFor } from '../../../links/url-for.ts'
import { valueOr404 } from '../../browse/value-or-404.ts'
import { toolOf } from './tool.server.ts'

const NO_FIELDS = new URLSearchParams()

/** The loader of a design tool's page for a configured product; artwork that was uploaded is placed on a page of its own. */
export const loadDesign =
  (name: 'editAdvanced' | 'editEasy' | 'editPreview') =>
  async ({ request, params, context: { shop, viewer } }: LoaderFunctionArgs) => {
    const { categoryPath, slug, configuredId } = paramsOf(name, params)
    const page = valueOr404(await shop.configure.page(viewer, categoryPath, slug, configuredId, NO_FIELDS))
    const search = carriedQuery(request.url)
    const tool = await toolOf(shop, viewer, page)
    if (tool === null) throw redirect(urlFor('upload', { categoryPath, slug, configuredId }) + search)
    return { page, tool, search }
  }
