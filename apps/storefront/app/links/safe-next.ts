/** Longest address a page goes back to. */
const LONGEST = 1000

/** Any origin that is not the shop's shows by it. */
const HERE = 'http://shop.invalid'

/**
 * Where to go after signing in: a path of this shop with its query, as a browser would read it, or null for everything else (ACC-6). What
 * a browser could take for another site's address is nothing: `//evil`, `/\evil`, `/.//evil`.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > LONGEST || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return null
  if (!URL.canParse(next, HERE)) return null
  const { origin, pathname, search, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null
}
