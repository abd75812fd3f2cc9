import { isCategoryPath, isSlug } from '@kisscut/core/category'
import { MANY_SEGMENTS } from './router-path.ts'

/**
 * Paths as the shop writes them: `/custom/products/{categoryPath}/p/{slug}/setup/`. A parameter is one segment, except
 * `categoryPath`, which is one to four of them; the marker `/p/` ends it (PAGE-5).
 */

type Trim<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Trim<Rest>
  : never

/** The parameters a path asks for: `{ categoryPath: string; slug: string }`. */
export type ParamsOf<Path extends string> = { readonly [Name in Trim<Path>]: string }

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
  const { start, regex } = patternOf(path)
  const whole = pathname.endsWith('/') || path.includes('.') ? pathname : `${pathname}/`
  const found = whole.startsWith(start) ? regex.exec(whole) : null
  if (!found) return null
  const params = { ...found.groups }
  const readable = Object.entries(params).every(([name, value]) =>
    name === MANY_SEGMENTS ? isCategoryPath(value) : isSlug(value),
  )
  return readable ? params : null
}

interface Pattern {
  /** What every path of it begins with. */
  readonly start: string
  readonly regex: RegExp
}

/** By the paths of the route table, all of which are read for many a request. */
const patterns = new Map<string, Pattern>()

function patternOf(path: string): Pattern {
  const known = patterns.get(path)
  if (known !== undefined) return known
  const source = path
    .replace(/[.*]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === MANY_SEGMENTS ? '.+?' : '[^/]+'})`)
  const made = { start: path.split('{', 1)[0]!, regex: new RegExp(`^${source}$`) }
  patterns.set(path, made)
  return made
}
