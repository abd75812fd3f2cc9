import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { pageAt } from '../../app/links/url-for.ts'
import { pathOf } from '../http/request.ts'

type Routes = ServerBuild['routes']

/** A page's own route and those around it. */
function lineOf(routes: Routes, id: string): Routes {
  const route = routes[id]
  if (route === undefined) return {}
  return { ...(route.parentId === undefined ? {} : lineOf(routes, route.parentId)), [id]: route }
}

const chosen = <Value>(of: Readonly<Record<string, Value>>, ids: Routes): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).filter(([id]) => id in ids))

/** The value with properties that can be read but are not listed; anything else than a plain object stays as it is. */
const unlisted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.defineProperties(
        {},
        Object.fromEntries(Object.entries(value).map(([name, each]) => [name, { value: each }])),
      )
    : value

/**
 * A route of a page that is only read. Remix serializes what loaders gave for its scripts, and holds that for five seconds, whether or
 * not the page has any; so the data's fields can be read by name, and are not listed for Remix to find.
 */
function packedNowhere(route: Routes[string]): Routes[string] {
  const { loader } = route.module
  if (loader === undefined) return route
  return { ...route, module: { ...route.module, loader: async (args) => unlisted(await loader(args)) } }
}

const isReadOnly = ({ module: { handle } }: Routes[string]): boolean =>
  (handle as { readonly readOnly?: boolean } | undefined)?.readOnly === true

/** The build as if the shop had this page alone. */
function buildOf(build: ServerBuild, id: string): ServerBuild {
  const line = lineOf(build.routes, id)
  const routes =
    line[id] !== undefined && isReadOnly(line[id])
      ? Object.fromEntries(Object.entries(line).map(([id, route]) => [id, packedNowhere(route)]))
      : line
  return { ...build, routes, assets: { ...build.assets, routes: chosen(build.assets.routes, routes) } }
}

/**
 * Remix for a shop of many pages. Its router ranks and compiles every path it knows, three times for a document, which takes longer than
 * what a page is made of. So the route table says which page it is, and a handler that knows this page alone answers; Remix's
 * requests for data, and what the table doesn't know, are answered by one that knows all. The outcome is the same.
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
