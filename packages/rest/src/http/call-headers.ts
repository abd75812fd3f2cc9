import { randomUUID } from 'node:crypto'
import type { RateLeft } from './rate-limit.ts'

/** The headers of every response, by name. */
export const CALL_HEADERS = [
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const

/** The id a caller gave its call, or a new one. API-31. */
export const requestIdOf = (sent: string | null | undefined): string =>
  /^[\w.:-]{1,100}$/.test(sent ?? '') ? sent! : randomUUID()

/** What a limit has left. */
export const rateHeaders = ({ limit, remaining, reset }: RateLeft) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
})

/** Headers of every response: the call's id, and what the limits have left. API-31. */
export const callHeaders = (
  requestId: string,
  left: RateLeft | undefined,
): Readonly<Partial<Record<(typeof CALL_HEADERS)[number], string>>> => ({
  'x-request-id': requestId,
  ...(left && rateHeaders(left)),
})
