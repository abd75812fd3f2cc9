/** The parameter with several segments. */
export const MANY_SEGMENTS = 'categoryPath'
/**
 * Equals `DEEPEST_CATEGORY` of core, which can't be imported: the build reads this file before it can read the packages'
 * TypeScript.
 */
export const SEGMENTS = 4

/** The path in Remix's notation; a category path becomes one required and three optional segments. */
export function routerPath(path: string): string {
  const inner = path.replace(/^\/|\/$/g, '')
  if (inner.endsWith(`{${MANY_SEGMENTS}}`)) return inner.replace(`{${MANY_SEGMENTS}}`, '*')
  const several = Array.from({ length: SEGMENTS }, (_, at) => `:category${at + 1}${at > 0 ? '?' : ''}`)
  return inner.replace(`{${MANY_SEGMENTS}}`, several.join('/')).replace(/\{(\w+)\}/g, ':$1')
}

/** The router's parameters for {@link routerPath}, with the category's segments joined. */
export function joinParams(found: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const params: Record<string, string> = {}
  const segments: string[] = []
  for (const [name, value] of Object.entries(found)) {
    if (!value) continue
    if (name === '*') params[MANY_SEGMENTS] = value.replace(/\/$/, '')
    else if (name.startsWith('category') && name !== MANY_SEGMENTS) segments.push(value)
    else params[name] = value
  }
  if (segments.length > 0) params[MANY_SEGMENTS] = segments.join('/')
  return params
}
