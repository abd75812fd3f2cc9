import { pageAt } from '../../app/links/url-for.ts'
import { isRead, pathOf, type RequestHandler } from './answer.ts'

/** Pages end in a slash; an address without one is sent there, search and all. */
export const redirectToSlash: RequestHandler = (request) => {
  const path = pathOf(request.url)
  if (path.endsWith('/') || path.includes('.') || !isRead(request) || !pageAt(path)) return null
  const search = request.url.slice(request.url.indexOf(path) + path.length)
  return new Response(null, { status: 301, headers: { location: `${path}/${search}` } })
}
