/** Maximum length of an address to return to. */
const LONGEST = 1000

/** Base for resolving; an address of another site ends up with another origin. */
const HERE = 'http://shop.invalid'

/**
 * The address after signing in: a path of this shop with its query, as a browser would resolve it; null for everything
 * else (ACC-6). Rejects whatever a browser may resolve to another site: `//evil`, `/\evil`, `/.//evil`.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > LONGEST || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return null
  if (!URL.canParse(next, HERE)) return null
  const { origin, pathname, search, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null
}
