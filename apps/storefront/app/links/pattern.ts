/**
 * Paths as the shop writes them: `/custom/products/{categoryPath}/p/{slug}/setup/`. A parameter is one segment, except
 * `categoryPath`, which is one to four of them; the marker `/p/` ends it (PAGE-5).
 */

type Trim<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Trim<Rest>
  : never

/** The parameters a path asks for: `{ categoryPath: string; slug: string }`. */
export type ParamsOf<Path extends string> = { readonly [Name in Trim<Path>]: string }

/** As deep as a category tree may grow where something follows the category in a path. */
export const DEEPEST_CATEGORY = 4

const MANY_SEGMENTS = 'categoryPath'
/** Reserved path segments; no category or product may have such a slug. */
const RESERVED = new Set(['p', 'id'])

/** A segment of a path, a slug or an id: letters, digits, hyphens and underscores. */
export function isSlug(text: string): boolean {
  return /^[\w-]+$/.test(text) && !RESERVED.has(text)
}

/** `stickers/die-cut`: one to four slugs. */
export function isCategoryPath(text: string): boolean {
  const segments = text.split('/')
  return segments.length <= DEEPEST_CATEGORY && segments.every(isSlug)
}

/** Fills a path's parameters in. Throws on a parameter that isn't a slug: links are made of the shop's own data. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (name === MANY_SEGMENTS ? isCategoryPath(value) : isSlug(value)) return value
    throw new Error(`"${value}" can't stand for {${name}} in ${path}`)
  })
}

/** The parameters of a pathname made from this path, or null when it is another one's. A missing last slash is forgiven. */
export function readPath(path: string, pathname: string): Record<string, string> | null {
  const found = regexOf(path).exec(pathname.endsWith('/') || path.includes('.') ? pathname : `${pathname}/`)
  if (!found) return null
  const params = { ...found.groups }
  const readable = Object.entries(params).every(([name, value]) =>
    name === MANY_SEGMENTS ? isCategoryPath(value) : isSlug(value),
  )
  return readable ? params : null
}

function regexOf(path: string): RegExp {
  const source = path
    .replace(/[.*]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === MANY_SEGMENTS ? '.+?' : '[^/]+'})`)
  return new RegExp(`^${source}$`)
}

/** The path in Remix's notation; a category path becomes one required and three optional segments. */
export function routerPath(path: string): string {
  const inner = path.replace(/^\/|\/$/g, '')
  if (inner.endsWith(`{${MANY_SEGMENTS}}`)) return inner.replace(`{${MANY_SEGMENTS}}`, '*')
  const several = Array.from(
    { length: DEEPEST_CATEGORY },
    (_, at) => `:category${at + 1}${at > 0 ? '?' : ''}`,
  )
  return inner.replace(`{${MANY_SEGMENTS}}`, several.join('/')).replace(/\{(\w+)\}/g, ':$1')
}

/** The router's parameters for {@link routerPath}, with the category's segments joined again. */
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
