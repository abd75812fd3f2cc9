/** NUL and lone surrogates: no database stores them as text. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Every text in the value can be stored by every database. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner))
}
