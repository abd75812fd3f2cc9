import type { MiddlewareHandler } from 'hono'
import { pageAt } from '../../app/links/url-for.ts'
import { isRead, pathOf, text } from './request.ts'
import * as messages from '../messages.ts'

/** No page of the route table is deeper, and no path of one is longer, its query aside. */
const DEEPEST_PAGE = 12
export const LONGEST_ADDRESS = 4_096

/** A backslash or a control character, as sent or escaped. */
const NO_PATH = /\\|%5c|%[01][\da-f]|%7f/i

/**
 * Answers 404 to what can't be a page before any page router sees it: the router's work grows with the square of a path's
 * depth, and some characters it can't read.
 */
export const rejectOddAddresses: MiddlewareHandler = async ({ req }, next) => {
  const path = pathOf(req.url)
  if (path.length > LONGEST_ADDRESS || path.split('/', DEEPEST_PAGE + 3).length > DEEPEST_PAGE + 2)
    return text(messages.noSuchPage, 404)
  if (path.startsWith('//') || NO_PATH.test(path)) return text(messages.noSuchPage, 404)
  return next()
}

/** Pages end in a slash; an address without one is sent there, search and all. */
export const redirectToSlash: MiddlewareHandler = async ({ req }, next) => {
  const path = pathOf(req.url)
  if (path.endsWith('/') || path.includes('.') || !isRead(req) || !pageAt(path)) return next()
  const search = req.url.slice(req.url.indexOf(path) + path.length)
  return new Response(null, { status: 301, headers: { location: `${path}/${search}` } })
}
