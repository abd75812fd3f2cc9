/** NUL and lone surrogates, which no database stores as text. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether every database can store all texts in the value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner))
}
