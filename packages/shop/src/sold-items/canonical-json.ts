import { createHash } from 'node:crypto'

/** JSON with sorted keys: equal values have byte-identical text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** Hexadecimal SHA-256 of a value's canonical JSON. */
export const hashOfJson = (value: unknown): string => sha256(canonicalJson(value))

/** Hexadecimal SHA-256 of a text. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
