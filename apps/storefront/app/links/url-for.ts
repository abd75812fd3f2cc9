import { ROUTES, type PathOf, type RouteName } from '../route-table.ts'
import { fillPath, readPath, type ParamsOf } from './pattern.ts'
import { joinParams } from './router-path.ts'

type Linkable = Exclude<RouteName, 'notFound'>
type Given<Name extends RouteName> = keyof ParamsOf<PathOf<Name>> extends never
  ? []
  : [params: ParamsOf<PathOf<Name>>]

/** The path of a page: `urlFor('setup', { categoryPath: 'stickers/die-cut', slug: 'die-cut-stickers' })`. Empty without a category path (PAGE-2). */
export function urlFor<Name extends Linkable>(name: Name, ...given: Given<Name>): string {
  const params: Readonly<Record<string, string>> = given[0] ?? {}
  return params['categoryPath'] === '' ? '' : fillPath(ROUTES[name].path, params)
}

/** The page and parameters of a path; null if no page matches. */
export function pageAt(pathname: string): { name: Linkable; params: Record<string, string> } | null {
  for (const [name, { path }] of Object.entries(ROUTES)) {
    const params = name === 'notFound' ? null : readPath(path, pathname)
    if (params) return { name: name as Linkable, params }
  }
  return null
}

/** A loader's parameters by their names in the route table; throws a 404 response if the path doesn't match. */
export function paramsOf<Name extends RouteName>(
  name: Name,
  found: Readonly<Record<string, string | undefined>>,
): ParamsOf<PathOf<Name>> {
  const params = joinParams(found)
  const wanted = [...ROUTES[name].path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '')
  if (wanted.every((param) => params[param])) return params as ParamsOf<PathOf<Name>>
  throw new Response(null, { status: 404 })
}
