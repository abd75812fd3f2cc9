import type { MiddlewareHandler } from 'hono'
import { pageAt } from '../../app/links/url-for.ts'
import { isRead, pathOf, text } from './request.ts'
import * as messages from '../messages.ts'

/** Limits of the route table's pages: segments, and characters without the query. */
const DEEPEST_PAGE = 12
export const LONGEST_ADDRESS = 4_096

/** A backslash or a control character, raw or escaped. */
const NO_PATH = /\\|%5c|%[01][\da-f]|%7f/i

/**
 * Answers 404 to impossible addresses before any page router sees them: the router's work grows with the square of a
 * path's depth, and it can't read some characters.
 */
export const rejectOddAddresses: MiddlewareHandler = async ({ req }, next) => {
  const path = pathOf(req.url)
  if (path.length > LONGEST_ADDRESS || path.split('/', DEEPEST_PAGE + 3).length > DEEPEST_PAGE + 2)
    return text(messages.noSuchPage, 404)
  if (path.startsWith('//') || NO_PATH.test(path)) return text(messages.noSuchPage, 404)
  return next()
}

/** Redirects pages without a trailing slash, keeping the query. */
export const redirectToSlash: MiddlewareHandler = async ({ req }, next) => {
  const path = pathOf(req.url)
  if (path.endsWith('/') || path.includes('.') || !isRead(req) || !pageAt(path)) return next()
  const search = req.url.slice(req.url.indexOf(path) + path.length)
  return new Response(null, { status: 301, headers: { location: `${path}/${search}` } })
}
