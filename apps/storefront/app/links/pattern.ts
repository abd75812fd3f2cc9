import { isCategoryPath, isSlug } from '@kisscut/core/category'
import { MANY_SEGMENTS } from './router-path.ts'

/**
 * The shop's notation for paths: `/custom/products/{categoryPath}/p/{slug}/setup/`. A parameter is one segment, except
 * `categoryPath`, which is one to four; the marker `/p/` ends it (PAGE-5).
 */

type Trim<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Trim<Rest>
  : never

/** The parameters of a path: `{ categoryPath: string; slug: string }`. */
export type ParamsOf<Path extends string> = { readonly [Name in Trim<Path>]: string }

/** Fills in a path's parameters. Throws unless each is a slug: links are built only from the shop's own data. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (name === MANY_SEGMENTS ? isCategoryPath(value) : isSlug(value)) return value
    throw new Error(`"${value}" can't stand for {${name}} in ${path}`)
  })
}

/** The parameters of a pathname that matches this path; null if it doesn't. The trailing slash may be missing. */
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
  /** The fixed prefix of its pathnames. */
  readonly start: string
  readonly regex: RegExp
}

/** Compiled patterns by path: a request may try every path of the route table. */
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
