import { randomUUID } from 'node:crypto'
import type { RateLeft } from './rate-limit.ts'

/** Headers of every response: the id a caller gave its call, or one made for it, and what the limits have left. API-31. */
export const callHeaders = (
  requestId: string | null | undefined,
  left: RateLeft | undefined,
): Readonly<Record<string, string>> => ({
  'x-request-id': /^[\w.:-]{1,100}$/.test(requestId ?? '') ? requestId! : randomUUID(),
  ...(left && {
    'ratelimit-limit': String(left.limit),
    'ratelimit-remaining': String(left.remaining),
    'ratelimit-reset': String(left.reset),
  }),
})
