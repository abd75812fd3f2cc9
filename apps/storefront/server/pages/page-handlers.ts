import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { pageAt } from '../../app/links/url-for.ts'
import { pathOf } from '../http/request.ts'

type Routes = ServerBuild['routes']

/** A page's route with its ancestors. */
function lineOf(routes: Routes, id: string): Routes {
  const route = routes[id]
  if (route === undefined) return {}
  return { ...(route.parentId === undefined ? {} : lineOf(routes, route.parentId)), [id]: route }
}

const chosen = <Value>(of: Readonly<Record<string, Value>>, ids: Routes): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).filter(([id]) => id in ids))

/** A plain object with non-enumerable properties; other values unchanged. */
const unlisted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.defineProperties(
        {},
        Object.fromEntries(Object.entries(value).map(([name, each]) => [name, { value: each }])),
      )
    : value

/**
 * A route of a read-only page. Remix serializes loaders' data for its scripts, and holds them for five seconds, even if
 * the page has none; so the data's fields can be read but not enumerated.
 */
function packedNowhere(route: Routes[string]): Routes[string] {
  const { loader } = route.module
  if (loader === undefined) return route
  return { ...route, module: { ...route.module, loader: async (args) => unlisted(await loader(args)) } }
}

const isReadOnly = ({ module: { handle } }: Routes[string]): boolean =>
  (handle as { readonly readOnly?: boolean } | undefined)?.readOnly === true

/** The build with this page alone. */
function buildOf(build: ServerBuild, id: string): ServerBuild {
  const line = lineOf(build.routes, id)
  const routes =
    line[id] !== undefined && isReadOnly(line[id])
      ? Object.fromEntries(Object.entries(line).map(([id, route]) => [id, packedNowhere(route)]))
      : line
  return { ...build, routes, assets: { ...build.assets, routes: chosen(build.assets.routes, routes) } }
}

/**
 * Remix for a shop with many pages. Its router ranks and compiles every path three times per document, which takes
 * longer than rendering the page. So the route table determines the page, and a handler with this page alone responds; a
 * handler with all pages serves Remix's data requests and unknown paths. The responses are the same.
 */
export function createPageHandler(build: ServerBuild): RequestHandler {
  const all = createRequestHandler(build, 'production')
  const alone = new Map<string, RequestHandler>()

  const handlerOf = (id: string): RequestHandler => {
    const made = alone.get(id) ?? createRequestHandler(buildOf(build, id), 'production')
    alone.set(id, made)
    return made
  }

  return (request, context) => {
    const name = pageAt(pathOf(request.url))?.name
    const handle = name !== undefined && name in build.routes ? handlerOf(name) : all
    return handle(request, context)
  }
}
