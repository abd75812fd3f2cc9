import type { RequestedAddress, Viewer } from '@kisscut/shop'
import { classOfPage, isFirstPage } from '@kisscut/shop/tool-pages'
import type { AppLoadContext } from '@remix-run/node'
import { pageAt, urlFor } from '../../app/links/url-for.ts'
import { isRead } from '../http/request.ts'

type Page = NonNullable<ReturnType<typeof pageAt>>

function requestedBy({ name, params }: Page): RequestedAddress | null {
  const { categoryPath, slug } = params
  if (name === 'category') return { of: 'category', field: 'path', value: categoryPath! }
  if (name === 'categoryById') return { of: 'category', field: 'slug', value: slug! }
  if (categoryPath === undefined || slug === undefined) return null
  return { of: classOfPage(name), categoryPath, slug }
}

/**
 * The response, unless it is a 404 for a former address (SEO-2): moved pages redirect to the new address at once, with
 * their query; removed ones are 410, so that search engines stop asking.
 */
export async function orMoved(
  request: Request,
  response: Response,
  viewer: Viewer,
  { browse }: Pick<AppLoadContext['shop'], 'browse'>,
): Promise<Response> {
  if (response.status !== 404 || !isRead(request)) return response
  const { pathname, search } = new URL(request.url)
  const page = pageAt(pathname)
  const requested = page && requestedBy(page)
  if (page === null || requested === null) return response
  const now = await browse.movedTo(viewer, requested)
  if (now === null) return response
  if (now === 'gone') return new Response(response.body, { status: 410, headers: response.headers })
  // A product opens on its first page; a configured product and guide files open on the same page as before.
  const isBeside = now.product !== undefined && !isFirstPage(page.name)
  const url = isBeside ? urlFor(page.name, { ...page.params, ...now.product } as never) : now.url
  await response.body?.cancel()
  return new Response(null, { status: 301, headers: { location: url + search, 'cache-control': 'no-cache' } })
}
