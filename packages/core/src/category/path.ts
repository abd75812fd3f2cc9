/** As deep as a category tree may grow where something follows the category in a path. */
export const DEEPEST_CATEGORY = 4
/** Path segments with a meaning of their own; no category or product may have such a slug. */
const RESERVED = new Set(['p', 'id'])

/** A segment of a path, a slug or an id: letters, digits, hyphens and underscores. */
export const isSlug = (text: string): boolean => /^[\w-]+$/.test(text) && !RESERVED.has(text)

/** `stickers/die-cut`: one to four slugs. PAGE-5. */
export function isCategoryPath(text: string): boolean {
  const segments = text.split('/')
  return segments.length <= DEEPEST_CATEGORY && segments.every(isSlug)
}
