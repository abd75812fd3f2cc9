import { designPageOf, firstPageOf, type DesignPage, type FirstPage } from '@kisscut/shop/tool-pages'
import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { carriedQuery } from '../../../links/carried-query.ts'
import { paramsOf, urlFor } from '../../../links/url-for.ts'
import { SAMPLE_FIELD } from '../../../parts/configurator/samples/sample-of-form.ts'
import { valueOr404 } from '../../browse/value-or-404.ts'
import { stockHeaders } from '../stock-headers.ts'
import { toolOf } from './tool.server.ts'

const NO_FIELDS = new URLSearchParams()

/** The loader of a design tool's page for a saved product; uploaded artwork has a page of its own. */
export const loadDesign =
  (name: DesignPage) =>
  async ({ request, params, context: { shop, viewer } }: LoaderFunctionArgs) => {
    const { categoryPath, slug, configuredId } = paramsOf(name, params)
    const page = valueOr404(await shop.configure.page(viewer, categoryPath, slug, configuredId, NO_FIELDS))
    const search = carriedQuery(request.url)
    const tool = await toolOf(shop, viewer, page)
    if (tool === null) throw redirect(urlFor('upload', { categoryPath, slug, configuredId }) + search)
    // Lettering has a tool of its own, which designs nothing else. LET-12.
    const own = designPageOf(page.product.toolType)
    if ((name === 'editLettering') !== (own === 'editLettering'))
      throw redirect(urlFor(own, { categoryPath, slug, configuredId }) + search)
    return { page, tool, search }
  }

/**
 * The loader of the first page of a product that begins with its design; redirects products of other tools to theirs.
 * PAGE-2.
 */
export const loadNewDesign =
  (name: Exclude<FirstPage, 'setup'>) =>
  async ({ request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs) => {
    const place = paramsOf(name, params)
    const query = new URL(request.url).searchParams
    const page = valueOr404(await shop.browse.product(viewer, place.categoryPath, place.slug, query))
    const search = carriedQuery(request.url)
    const own = firstPageOf(page.product.toolType)
    if (own !== name) throw redirect(urlFor(own, place) + search)
    const tool = await toolOf(shop, viewer, page, query.get(SAMPLE_FIELD))
    if (tool === null) throw redirect(urlFor('setup', place) + search)
    return data({ page, tool, publicUrl, search }, { headers: stockHeaders(page) })
  }
