import type { Outcome } from '@kisscut/shop'

/** Seconds until a full queue may have room. */
const AGAIN = { 'retry-after': '2' }

/** The value of a successful outcome; throws a 404 response otherwise, or 503 if prepress is busy (FILE-14). */
export function valueOr404<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  if (outcome.reason === 'busy') throw new Response(null, { status: 503, headers: AGAIN })
  throw new Response(null, { status: 404 })
}
