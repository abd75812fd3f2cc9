import { randomUUID } from 'node:crypto'

/** The rest of a key's calls per minute. */
export interface RateLeft {
  readonly limit: number
  readonly remaining: number
  /** Seconds until the limit is reset. */
  readonly reset: number
}

/** The headers of every response, by name. */
export const CALL_HEADERS = [
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const

/** The call's id: the caller's own, or a new one. API-31. */
export const requestIdOf = (sent: string | null | undefined): string =>
  /^[\w.:-]{1,100}$/.test(sent ?? '') ? sent! : randomUUID()

/** Headers for the rest of a rate limit. */
export const rateHeaders = ({ limit, remaining, reset }: RateLeft) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
})

/** Headers of every response: the call's id, and the rest of the rate limits. API-31. */
export const callHeaders = (
  requestId: string,
  left: RateLeft | undefined,
): Readonly<Partial<Record<(typeof CALL_HEADERS)[number], string>>> => ({
  'x-request-id': requestId,
  ...(left && rateHeaders(left)),
})
