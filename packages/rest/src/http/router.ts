import { METHODS, type AnyRoute, type Method } from './route.ts'

export type Found =
  | { readonly kind: 'route'; readonly route: AnyRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'method'; readonly allow: readonly Method[] }
  | null

interface Place {
  readonly segments: readonly string[]
  readonly byMethod: Map<string, AnyRoute>
}

const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({})

const withSlash = (path: string) => (path.endsWith('/') || path.endsWith('.json') ? path : `${path}/`)

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** An id may hold a slash, written `%2F`; what can't be decoded is nobody's id. */
const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const matches = (place: Place, segments: readonly string[]): Record<string, string> | null => {
  const params: Record<string, string> = {}
  for (const [index, wanted] of place.segments.entries()) {
    const given = segments[index] as string
    if (!wanted.startsWith(':')) {
      if (wanted !== given) return null
      continue
    }
    const read = decoded(given)
    if (read === null) return null
    params[wanted.slice(1)] = read
  }
  return params
}

/** Finds the route for a method and a path. Two routes for one method and path are a programmer's mistake. */
export const createRouter = (routes: readonly AnyRoute[]) => {
  const places = new Map<string, Place>()
  for (const route of routes) {
    const place = places.get(route.path) ?? { segments: segmentsOf(route.path), byMethod: new Map() }
    if (place.byMethod.has(route.method)) throw new Error(`Two routes for ${route.method} ${route.path}`)
    place.byMethod.set(route.method, route)
    places.set(route.path, place)
  }
  const patterns = groupByLength([...places.values()].filter(hasParams))

  const answer = (place: Place, method: string, params: Readonly<Record<string, string>>): Found => {
    const route = place.byMethod.get(method === 'HEAD' ? 'GET' : method)
    if (route !== undefined) return { kind: 'route', route, params }
    return { kind: 'method', allow: METHODS.filter((each) => place.byMethod.has(each)) }
  }

  return (method: string, path: string): Found => {
    const slashed = withSlash(path)
    const exact = places.get(slashed)
    if (exact !== undefined && !hasParams(exact)) return answer(exact, method, NO_PARAMS)
    const segments = segmentsOf(slashed)
    for (const place of patterns.get(segments.length) ?? []) {
      const params = matches(place, segments)
      if (params !== null) return answer(place, method, params)
    }
    return null
  }
}

const hasParams = (place: Place) => place.segments.some((segment) => segment.startsWith(':'))

const groupByLength = (places: readonly Place[]): Map<number, Place[]> => {
  const groups = new Map<number, Place[]>()
  for (const place of places) {
    const group = groups.get(place.segments.length) ?? []
    groups.set(place.segments.length, [...group, place])
  }
  return groups
}
