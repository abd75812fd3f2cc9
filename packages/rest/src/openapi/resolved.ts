import type { Json } from './schemas.ts'

/** Groups of components that stand for a whole part of a call. */
type Shared = 'parameters' | 'responses' | 'headers'

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Partial<Record<Shared, Readonly<Record<string, unknown>>>>>
}

const REFERENCE = /^#\/components\/(parameters|responses|headers)\/(.+)$/

/** The document's calls with shared parameters, responses and headers in place; references to schemas stay. */
export function resolvedPaths<O>({
  paths,
  components,
}: Document): Readonly<Record<string, Readonly<Record<string, O>>>> {
  const inPlace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inPlace)
    if (typeof value !== 'object' || value === null) return value
    const [, group, name] = REFERENCE.exec(String((value as Json)['$ref'] ?? '')) ?? []
    if (group !== undefined) return inPlace(components[group as Shared]?.[name!])
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPlace(inner)]))
  }
  const resolved = (operation: unknown) => {
    const { parameters, responses, ...own } = operation as Json
    return { ...own, parameters: inPlace(parameters), responses: inPlace(responses) } as O
  }
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([method, each]) => [method, resolved(each)])),
    ]),
  )
}
