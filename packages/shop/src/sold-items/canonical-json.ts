import { createHash } from 'node:crypto'

/** JSON with sorted keys: equal values have equal text, to the byte. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** SHA-256 of a value's canonical JSON, hexadecimal. */
export const hashOfJson = (value: unknown): string => sha256(canonicalJson(value))

/** SHA-256 of a text, hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
